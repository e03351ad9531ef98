import { type Outcome, pointsOf, type RacePoints } from "./race-points.ts";
import type { Centipoints, SeriesRules } from "./series-rules.ts";

/** `counted`: its results give points. `to_come`: they do not yet. `called_off`: they never will. */
export type RaceState = "counted" | "to_come" | "called_off";

/** One race of a series, in the order of the series. */
export interface SeriesRace {
  readonly id: number;
  readonly factorPercent: number;
  readonly state: RaceState;
}

/** What one race means for one person. */
export interface ScoredRace {
  readonly race: number;
  /** Null: they did not take part. */
  readonly outcome: Outcome | null;
  /** Null: the race gave them nothing. */
  readonly points: RacePoints | null;
  /** Is it one of the best that count? */
  readonly counts: boolean;
}

export interface Score {
  readonly races: readonly ScoredRace[];
  readonly total: Centipoints;
  /** Races that gave them points, those of 0 points after a finish included. */
  readonly raced: number;
  readonly wins: number;
  /** Their points in the last race so far; 0 where it gave them nothing. */
  readonly lastRace: Centipoints;
  /** Null: they have a place. `no_points`, or too few races, and too few to come (`too_few_races`). */
  readonly unranked: "no_points" | "too_few_races" | null;
}

/**
 * The points of one person. The best races count; of two with the same points, the earlier one. Whoever can still reach the least
 * number of races has a place meanwhile.
 *
 * @param races those of the person's class, in the order of the series
 * @param outcomes what the person did, by race
 * @example
 * scorePerson({ ...rules, best: 2 }, races, outcomes).total; // 11400: the best two of three
 */
export function scorePerson(
  rules: Pick<SeriesRules, "points" | "dnf" | "dsq" | "best" | "atLeast">,
  races: readonly SeriesRace[],
  outcomes: ReadonlyMap<number, Outcome>,
): Score {
  const counted = races.filter(({ state }) => state === "counted");
  const given = counted.map(({ id, factorPercent }) => {
    const outcome = outcomes.get(id) ?? null;
    return { race: id, outcome, points: outcome && pointsOf(rules, outcome, factorPercent) };
  });
  const raced = given.filter(({ points }) => points !== null);
  const byPoints = raced.toSorted((one, other) => other.points!.points - one.points!.points);
  const best = new Set(byPoints.slice(0, rules.best ?? Infinity).map(({ race }) => race));
  const total = raced.reduce((sum, { race, points }) => sum + (best.has(race) ? points!.points : 0), 0);
  const toCome = races.filter(({ state }) => state === "to_come").length;
  return {
    races: given.map((each) => ({ ...each, counts: best.has(each.race) })),
    total,
    raced: raced.length,
    wins: raced.filter(({ outcome }) => outcome?.place === 1).length,
    lastRace: given.at(-1)?.points?.points ?? 0,
    unranked: raced.length + toCome < rules.atLeast ? "too_few_races" : total === 0 ? "no_points" : null,
  };
}
