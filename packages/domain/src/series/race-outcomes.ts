import { officialMsIn, type RankingClocks } from "../results/ranking-clocks.ts";
import { rankResults } from "../results/rank-results.ts";
import type { Result, ResultStatus, Standing } from "../results/result.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { Outcome } from "./race-points.ts";
import type { SeriesRanking } from "./series-rules.ts";

/** A result of one race, with the age group that its person has in the series. */
export interface SeriesResult extends Standing, Pick<Result, "timeMs" | "gunMs" | "chipMs" | "penaltyMs"> {
  readonly status: ResultStatus;
}

/**
 * What everybody did in one race of a series, by the id of the result. Places count everybody of the race, also who is in no other one.
 * Those of age groups count the groups of the series, and nobody leaves them.
 *
 * @param clocks of the category
 * @example
 * raceOutcomes([{ id: 7, status: "finished", gender: "F", rankKey: key, … }], { rankBy: "gun" }, "gender").get(7);
 * // { status: "finished", place: 1, among: 1, timeMs: 2468000, winnerMs: 2468000 }
 */
export function raceOutcomes(
  results: readonly SeriesResult[],
  clocks: RankingClocks,
  placeOf: SeriesRanking,
): Map<number, Outcome> {
  const ranks = rankResults(results, { ...clocks, rankings: [], winnersLeaveAgeGroups: 0 });
  const races = new Map<string, { among: number; winnerMs: RaceMs | null }>();
  const msOf = (result: SeriesResult) => officialMsIn(clocks, placeOf, result);
  results.forEach((result, at) => {
    const place = ranks[at]![placeOf];
    if (place === null) return;
    const rivals = races.get(rivalsOf(result, placeOf)) ?? { among: 0, winnerMs: null };
    races.set(rivalsOf(result, placeOf), {
      among: rivals.among + 1,
      winnerMs: place === 1 ? msOf(result) : rivals.winnerMs,
    });
  });
  return new Map(
    results.map((result, at) => {
      const rivals = races.get(rivalsOf(result, placeOf));
      const { status } = result;
      const place = ranks[at]![placeOf];
      return [
        result.id,
        { status, place, among: rivals?.among ?? 0, timeMs: msOf(result), winnerMs: rivals?.winnerMs ?? null },
      ];
    }),
  );
}

/** Whom somebody is ranked with. */
function rivalsOf({ gender, ageGroup }: SeriesResult, placeOf: SeriesRanking): string {
  if (placeOf === "overall") return "";
  return placeOf === "gender" ? gender : `${gender} ${ageGroup ?? ""}`;
}
