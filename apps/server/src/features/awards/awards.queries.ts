import type { AwardRules } from "@time-event/domain/awards/award-rules";
import type { Gender } from "@time-event/domain/race/race";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

/** One finisher, as far as prizes need to know them. */
export interface Finisher {
  readonly id: number;
  readonly categoryId: number;
  readonly gender: Gender;
  readonly ageGroup: string | null;
  readonly rankings: readonly string[];
  readonly hasAge: boolean;
  /** Null: nobody knows. */
  readonly isThai: boolean | null;
  readonly team: string | null;
  readonly rankKey: number;
  readonly otherRankKey: number | null;
  readonly timeMs: number | null;
  readonly gunMs: number | null;
  readonly chipMs: number | null;
  readonly penaltyMs: number;
  readonly laps: number;
}

export async function loadFinishers(db: Db | Tx, eventId: number): Promise<Finisher[]> {
  const { rows } = await sql<Finisher>`
    select e.id, r.category_id, e.gender, r.age_group, r.rankings, (e.birth_date is not null or e.given_age is not null) as has_age,
      case when e.nationality <> '' then e.nationality = 'THA' end as is_thai, nullif(e.team, '') as team,
      r.rank_key, r.other_rank_key, r.time_ms, r.gun_ms, r.chip_ms, r.penalty_ms, r.laps
    from results r join entries e on e.id = r.entry_id
    where r.event_id = ${eventId} and r.status = 'finished' and e.bib <> '' and e.withdrawn_at is null
    order by r.rank_key, e.id`.execute(db);
  return rows;
}

/** How many of each category may still finish. */
export async function countToCome(db: Db, eventId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ readonly categoryId: number; readonly count: number }>`
    select r.category_id, count(*)::int as count from results r join entries e on e.id = r.entry_id
    where r.event_id = ${eventId} and r.status in ('registered', 'started', 'on_course') and e.withdrawn_at is null
    group by r.category_id`.execute(db);
  return new Map(rows.map(({ categoryId, count }) => [categoryId, count]));
}

export interface NamedPerson {
  readonly id: number;
  readonly bib: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly club: string;
  readonly nationality: string;
}

export async function loadPeople(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, NamedPerson>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedPerson>`
    select id, bib, first_name, last_name, first_name_en, last_name_en, club, nationality
    from entries where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export interface StoredRules extends AwardRules {
  readonly revision: number;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
}

/** What staff set up, by category. */
export async function loadAwardRules(db: Db | Tx, eventId: number): Promise<ReadonlyMap<number, StoredRules>> {
  const rows = await db
    .selectFrom("awardRules")
    .innerJoin("categories", "categories.id", "awardRules.categoryId")
    .select(["awardRules.categoryId", "awardRules.overall", "awardRules.gender", "awardRules.thai"])
    .select(["awardRules.ageGroup", "awardRules.team", "awardRules.rankings", "awardRules.winnersLeave"])
    .select(["awardRules.revision", "awardRules.changedAt", "awardRules.changedBy"])
    .where("categories.eventId", "=", eventId)
    .execute();
  return new Map(
    rows.map(({ categoryId, rankings, ...row }) => [
      categoryId,
      { ...row, rankings: rankings as Readonly<Record<string, number>> },
    ]),
  );
}

/** A prize that was handed over. */
export interface Collected {
  readonly categoryId: number;
  readonly award: string;
  readonly entryId: number | null;
  readonly team: string;
  readonly collectedAt: InstantMs;
  readonly collectedBy: string;
}

export async function loadCollected(db: Db | Tx, eventId: number): Promise<Collected[]> {
  return db
    .selectFrom("collectedAwards")
    .innerJoin("categories", "categories.id", "collectedAwards.categoryId")
    .select(["collectedAwards.categoryId", "award", "entryId", "team", "collectedAt", "collectedBy"])
    .where("categories.eventId", "=", eventId)
    .execute();
}
