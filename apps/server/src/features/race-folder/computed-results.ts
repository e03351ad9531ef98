import { rankResults } from "@time-event/domain/results/rank-results";
import type { Rounding } from "@time-event/domain/time/race-time";
import { mapInTurns } from "../../lib/in-turns.ts";
import type { CategoryStandings } from "./computed-results.queries.ts";
import { placesText } from "./named-places.ts";
import type { ExpectedRow } from "./race-folder.types.ts";

/** One result as expected.csv has it, and how its category shows times. */
export interface ComputedRow extends ExpectedRow {
  readonly rounding: Rounding;
}

/** Adds the ranks, which are not stored, to stored results. */
export async function rankStandings(categories: readonly CategoryStandings[]): Promise<ComputedRow[]> {
  const computed = await mapInTurns(categories, ({ rows, rounding, ...options }) => {
    const ranks = rankResults(rows, options);
    return rows.map(({ bib, status, timeMs }, i) => ({
      bib,
      status,
      timeMs,
      rounding,
      overallRank: ranks[i]!.overall,
      genderRank: ranks[i]!.gender,
      ageGroupRank: ranks[i]!.ageGroup,
      rankings: options.rankings?.length ? placesText(ranks[i]!.named) : "",
    }));
  });
  return computed.flat();
}
