import { sql } from "kysely";
import { isRanked } from "@time-event/domain/results/rank-key";
import { NO_RANKS, type Ranking } from "@time-event/domain/results/ranking";
import type { Db } from "../../db/connection.ts";

/** What a search tells of places. */
export type FoundPlaces = Pick<Ranking, "ranksOf" | "countAhead">;

/**
 * The places of a few entries among all of their category, counted in the database: for as long as its ranking is not in memory.
 * One look at an index, however many they are; places among a gender would take ten times as long and are left out.
 */
export async function countPlaces(db: Db, categoryId: number, entryIds: readonly number[]): Promise<FoundPlaces> {
  const own = await db
    .selectFrom("results")
    .select(["entryId", "rankKey", "eventId"])
    .where("categoryId", "=", categoryId)
    .where("entryId", "in", [...entryIds])
    .execute();
  const [{ eventId } = { eventId: 0 }] = own;
  const keys = [...new Set(own.map(({ rankKey }) => rankKey))];
  const counts = keys.map((key) => sql`count(*) filter (where rank_key < ${key})`);
  const { rows } = await sql<{ ahead: number[] }>`
    select array[${sql.join(counts)}]::int[] as ahead from results
    where event_id = ${eventId} and category_id = ${categoryId}`.execute(db);
  const aheadOf = new Map(own.map(({ entryId, rankKey }) => [entryId, rows[0]!.ahead[keys.indexOf(rankKey)]!]));
  const ranked = new Set(own.filter(({ rankKey }) => isRanked(rankKey)).map(({ entryId }) => entryId));
  return {
    countAhead: (id) => aheadOf.get(id) ?? null,
    ranksOf: (id) => (ranked.has(id) ? { ...NO_RANKS, overall: aheadOf.get(id)! + 1 } : NO_RANKS),
  };
}
