import type { Gender } from "@time-event/domain/race/race";
import type { Standing } from "@time-event/domain/results/result";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";

/** Where everybody of a category stands before anybody loses places. */
export async function loadStandingsOf(db: Db, categoryId: number): Promise<Standing[]> {
  const rows = await db
    .selectFrom("results")
    .innerJoin("entries", "entries.id", "results.entryId")
    .select(["results.entryId as id", "entries.gender", "results.ageGroup", "results.rankings", "results.placesLost"])
    .select((of) => [
      of.fn.coalesce("results.ownRankKey", "results.rankKey").as("rankKey"),
      of.fn.coalesce("results.ownOtherRankKey", "results.otherRankKey").as("otherRankKey"),
    ])
    .where("results.categoryId", "=", categoryId)
    .execute();
  return rows.map((row) => ({ ...row, gender: row.gender as Gender }));
}

/** When the first of each category, besides these entries, had done all laps. */
export async function loadAllLapsOfOthers(
  db: Db,
  categoryIds: readonly number[],
  entryIds: readonly number[],
): Promise<[categoryId: number, at: InstantMs][]> {
  const { rows } = await sql<{ categoryId: number; at: InstantMs }>`
    select category_id, min(all_laps_at) as at from results
    where category_id = any(${categoryIds}::bigint[]) and all_laps_at is not null
      and entry_id <> all(${entryIds}::bigint[])
    group by category_id`.execute(db);
  return rows.map(({ categoryId, at }) => [categoryId, at]);
}

/** Everybody in these categories. */
export async function loadIdsOf(db: Db, categoryIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom("entries")
    .select("id")
    .where("categoryId", "in", [...categoryIds])
    .execute();
  return rows.map(({ id }) => id);
}
