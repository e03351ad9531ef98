import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { loadNamedCategories } from "../privacy/named-categories.queries.ts";
import { namedRankingsOf } from "./named-rankings.queries.ts";
import { resultsVersionOf } from "./result-versions.queries.ts";
import type { BoardCategory, BoardRow } from "./leaderboard.ts";

export interface BoardSnapshot {
  readonly id: number;
  readonly slug: string;
  readonly version: number;
  /** The version at which its categories or checkpoints last changed. */
  readonly rulesVersion: number;
  readonly rows: readonly BoardRow[];
}

/**
 * Rows of an event's results that changed after `since`, with the version they belong to. One statement, one snapshot:
 * the next version waits for this one's commit, so it reads every row up to that version.
 */
export async function loadBoardRows(
  db: Db,
  event: { slug: string } | { id: number },
  since: number,
): Promise<BoardSnapshot | undefined> {
  const { rows } = await sql<
    { id: number; slug: string; present: number; rulesVersion: number } & { [K in keyof BoardRow]: BoardRow[K] | null }
  >`
    select v.id, v.slug, coalesce(n.version, 0) as present, coalesce(n.rules_version, 0) as "rulesVersion",
      r.entry_id as "entryId", r.category_id as "categoryId", e.gender, r.age_group as "ageGroup",
      nullif(r.rankings, '{}') as rankings, r.rank_key as "rankKey", r.other_rank_key as "otherRankKey", r.version
    from events v
    left join result_versions n on n.event_id = v.id
    left join results r on r.event_id = v.id and r.version > ${since}
    left join entries e on e.id = r.entry_id
    where ${"slug" in event ? sql`v.slug = ${event.slug}` : sql`v.id = ${event.id}`} and v.state <> 'draft'`.execute(
    // names of 100,000 rows are not made anew, for which everybody would wait
    db.withoutPlugins(),
  );
  const first = rows[0];
  if (!first) return undefined;
  return {
    id: first.id,
    slug: first.slug,
    version: first.present,
    rulesVersion: first.rulesVersion,
    rows: rows.filter((row) => row.entryId !== null) as unknown as BoardRow[],
  };
}

export async function loadBoardCategories(db: Db, eventId: number): Promise<BoardCategory[]> {
  return db
    .selectFrom("categories")
    .select(["id", "code", "entryKind", "hidden", "rankBy", "rankGenderBy", "rankAgeGroupsBy"])
    .select(["winnersLeaveAgeGroups", "course", namedRankingsOf("rules").as("rankings")])
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
}

/** Those of an event's categories that everybody may know of. */
export async function namedCategories(
  db: Db,
  { eventId, categories }: { readonly eventId: number; readonly categories: readonly BoardCategory[] },
): Promise<readonly BoardCategory[]> {
  if (categories.every(({ hidden }) => !hidden)) return categories;
  const named = await loadNamedCategories(db, eventId);
  return categories.filter(({ id }) => named.has(id));
}

/** Present versions of the given events: by these a process notices a change whose announcement was lost. */
export async function loadVersions(db: Db, eventIds: readonly number[]): Promise<Map<number, number>> {
  if (eventIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("events")
    .select(["id", resultsVersionOf("events.id").as("version")])
    .where("id", "in", [...eventIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row.version]));
}
