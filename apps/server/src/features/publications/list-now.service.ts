import { createHash } from "node:crypto";
import { type OwnedRow, type PublishedRow, rowsText } from "@time-event/domain/publications/published-list";
import type { Category } from "@time-event/domain/race/race";
import { rankResults } from "@time-event/domain/results/rank-results";
import type { Db, Tx } from "../../db/connection.ts";
import { loadResultsToPublish } from "./publications.queries.ts";

/** The results of a category as a list would say them now. */
export async function listNow(db: Db | Tx, categoryId: number, category: Category): Promise<OwnedRow[]> {
  const results = await loadResultsToPublish(db, categoryId);
  const ranks = rankResults(results, category);
  return results.map(({ id, bib, status, timeMs, penaltyMs, placesLost, laps, ageGroup }, index) => {
    const { overall, gender, ageGroup: ageGroupRank, named } = ranks[index]!;
    const places = { overallRank: overall, genderRank: gender, ageGroup, ageGroupRank, ...(named && { named }) };
    return { entryId: id, bib, status, timeMs, penaltyMs, ...(placesLost > 0 && { placesLost }), laps, ...places };
  });
}

/** SHA-256 in hex. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A word for exactly these lines, by which somebody says what they looked at. */
export function seenOf(rows: readonly PublishedRow[]): string {
  return hashOf(rowsText(rows));
}
