import type { ResultStatus } from "../results/result.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { Centipoints, SeriesRules } from "./series-rules.ts";

/** What somebody did in one race of a series. */
export interface Outcome {
  readonly status: ResultStatus;
  /** By which the series gives points; null without one. */
  readonly place: number | null;
  /** How many finishers have such a place. */
  readonly among: number;
  /** The official time, and that of whoever has the first place; null where there is none. */
  readonly timeMs: RaceMs | null;
  readonly winnerMs: RaceMs | null;
}

/** What points are given for. */
export type PointsFor = "place" | "further_finisher" | "time" | "dnf" | "dsq";

/** The points of one race, with what they are made of. */
export interface RacePoints {
  readonly for: PointsFor;
  /** Before the race's factor. */
  readonly base: Centipoints;
  readonly factorPercent: number;
  readonly points: Centipoints;
}

/**
 * The points that one race gives; null: nothing, and the race is not one of those that somebody ran.
 *
 * @param factorPercent of the race: 150 gives half as much again
 * @example
 * pointsOf(rules, { status: "finished", place: 2, among: 40, timeMs, winnerMs }, 150);
 * // { for: "place", base: 5400, factorPercent: 150, points: 8100 }
 */
export function pointsOf(
  rules: Pick<SeriesRules, "points" | "dnf" | "dsq">,
  outcome: Outcome,
  factorPercent: number,
): RacePoints | null {
  const { status, place } = outcome;
  if (status === "finished" && place !== null)
    return pointsOfFinish(rules.points, { ...outcome, place }, factorPercent);
  if (status === "dsq" && rules.dsq > 0) return whole("dsq", rules.dsq, factorPercent);
  const hasStarted = status === "dnf" || status === "otl";
  return hasStarted && rules.dnf > 0 ? whole("dnf", rules.dnf, factorPercent) : null;
}

function pointsOfFinish(
  rule: SeriesRules["points"],
  { place, timeMs, winnerMs }: Outcome & { readonly place: number },
  factorPercent: number,
): RacePoints | null {
  if (rule.by === "place") {
    const ofPlace = rule.table[place - 1];
    if (ofPlace === undefined) return whole("further_finisher", rule.others, factorPercent);
    return whole("place", ofPlace, factorPercent);
  }
  if (timeMs === null || winnerMs === null) return null;
  // who lost places by a penalty can be behind with a better time: nobody gets more than the winner
  const base = share(rule.winner * 100, Math.min(winnerMs, timeMs), timeMs);
  return { for: "time", base, factorPercent, points: share(base, factorPercent, 100) };
}

function whole(what: PointsFor, points: number, factorPercent: number): RacePoints {
  return { for: what, base: points * 100, factorPercent, points: points * factorPercent };
}

/** amount × part / all, half a hundredth rounded up. Products can be above 2⁵³. */
function share(amount: number, part: number, all: number): number {
  if (all === 0) return amount;
  const doubled = BigInt(amount) * BigInt(part) * 2n;
  return Number((doubled + BigInt(all)) / (BigInt(all) * 2n));
}
