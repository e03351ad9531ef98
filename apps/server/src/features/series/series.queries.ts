import { seriesClass, seriesRulesRow } from "@time-event/contract/series-parts";
import type { Series, seriesChoices, seriesList } from "@time-event/contract/series";
import type { DataOf } from "@time-event/contract/endpoint";
import type { PersonDecision } from "@time-event/domain/series/join-persons";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Db, Tx } from "../../db/connection.ts";
import { bilingual } from "../../db/edited-rows.ts";

const classesRow = z.array(seriesClass);

export async function findSeries(
  db: Db | Tx,
  by: { readonly id: number } | { readonly slug: string },
): Promise<Series | undefined> {
  const row = await db
    .selectFrom("series")
    .select(["id", "slug", "isPublic", "rules", "classes", "revision", "changedAt", "changedBy"])
    .select(bilingual("name").as("name"))
    .where((where) => ("id" in by ? where("id", "=", by.id) : where("slug", "=", by.slug)))
    .executeTakeFirst();
  if (!row) return undefined;
  const races = await db
    .selectFrom("seriesRaces")
    .select(["eventId", "factorPercent"])
    .where("seriesId", "=", row.id)
    .orderBy("position")
    .execute();
  const categories = await db
    .selectFrom("seriesCategories")
    .select(["eventId", "classCode", "categoryId"])
    .where("seriesId", "=", row.id)
    .orderBy("classCode")
    .execute();
  return {
    ...row,
    rules: seriesRulesRow.parse(row.rules),
    classes: classesRow.parse(row.classes),
    races: races.map((race) => ({
      ...race,
      categories: categories
        .filter(({ eventId }) => eventId === race.eventId)
        .map(({ classCode, categoryId }) => ({ class: classCode, categoryId })),
    })),
  };
}

/** All series, the latest first. */
export async function listSeries(db: Db): Promise<DataOf<typeof seriesList>> {
  const { rows } = await sql<DataOf<typeof seriesList>[number]>`
    select s.id, s.slug, jsonb_build_object('th', s.name_th, 'en', s.name_en) as name, s.is_public,
      s.revision, s.changed_at, s.changed_by, jsonb_array_length(s.classes) as classes,
      count(v.id)::int as races, min(v.starts_on) as starts_on, max(v.ends_on) as ends_on
    from series s left join series_races r on r.series_id = s.id left join events v on v.id = r.event_id
    group by s.id order by max(v.starts_on) desc nulls first, s.id desc`.execute(db);
  return rows;
}

/** Events and categories that can be in a series: a relay's runners change, and a rehearsal is no race. */
export async function listChoices(db: Db | Tx): Promise<DataOf<typeof seriesChoices>> {
  const { rows } = await sql<DataOf<typeof seriesChoices>[number]>`
    select v.id as event_id, jsonb_build_object('th', v.name_th, 'en', v.name_en) as name, v.starts_on, v.state,
      coalesce(jsonb_agg(
        jsonb_build_object('categoryId', c.id, 'code', c.code, 'name', jsonb_build_object('th', c.name_th, 'en', c.name_en))
        order by c.position, c.id) filter (where c.id is not null), '[]') as categories
    from events v left join categories c on c.event_id = v.id and c.entry_kind <> 'relay'
    where v.rehearsal_of is null and v.archived_at is null
    group by v.id order by v.starts_on desc, v.id desc`.execute(db);
  return rows;
}

/** Codes of those of these categories in which laps rank, not time alone. */
export async function findLapCategories(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select c.id from categories c
    where c.id = any(${ids}::bigint[]) and (c.rules ->> 'lapsEnd' is not null or c.laps is null and exists (
      select from checkpoints k where k.event_id = c.event_id and k.kind = 'lap' and k.code = any(c.course)))`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

export interface StoredDecision extends PersonDecision {
  readonly at: InstantMs;
  readonly by: string;
}

/** What staff decided, the latest first. */
export async function loadDecisions(db: Db | Tx, seriesId: number): Promise<StoredDecision[]> {
  return db
    .selectFrom("seriesPersonDecisions")
    .select(["oneEntryId as one", "otherEntryId as other", "isSame", "decidedAt as at", "decidedBy as by"])
    .where("seriesId", "=", seriesId)
    .orderBy("decidedAt", "desc")
    .orderBy("oneEntryId")
    .orderBy("otherEntryId")
    .execute();
}

export interface SeriesCardRow {
  readonly slug: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly races: number;
  readonly counted: number;
}

/** The public series that have a public race; those of one event, if it is given. */
export async function listPublicSeries(db: Db, event: string | undefined): Promise<SeriesCardRow[]> {
  const { rows } = await sql<SeriesCardRow>`
    select s.slug, s.name_th, s.name_en, min(v.starts_on) as starts_on, max(v.ends_on) as ends_on, count(*)::int as races,
      count(*) filter (where v.state = 'finished' or exists (select from publications p where p.event_id = v.id))::int as counted
    from series s join series_races r on r.series_id = s.id
      join events v on v.id = r.event_id and v.state <> 'draft' and v.archived_at is null
    where s.is_public
    group by s.id
    having ${event === undefined ? sql`true` : sql`bool_or(v.slug = ${event})`}
    order by max(v.ends_on) desc, s.id desc`.execute(db);
  return rows;
}
