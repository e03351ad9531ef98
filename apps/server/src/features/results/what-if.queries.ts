import type { Gender } from "@time-event/domain/race/race";
import type { Standing } from "@time-event/domain/results/result";
import type { Db } from "../../db/connection.ts";

/** Where everybody of a category stands. */
export async function loadStandingsOf(db: Db, categoryId: number): Promise<Standing[]> {
  const rows = await db
    .selectFrom("results")
    .innerJoin("entries", "entries.id", "results.entryId")
    .select(["results.entryId as id", "entries.gender", "results.ageGroup", "results.rankKey", "results.otherRankKey"])
    .where("results.categoryId", "=", categoryId)
    .execute();
  return rows.map((row) => ({ ...row, gender: row.gender as Gender }));
}
