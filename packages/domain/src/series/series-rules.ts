import type { AgeGroup } from "../eligibility/age.ts";

/** Hundredths of a point: a factor or a time gives fractions, and sums of whole numbers are exact. */
export type Centipoints = number;

/** The rankings that a series can have, and the places that can give its points. */
export const seriesRankings = ["overall", "gender", "ageGroup"] as const;
export type SeriesRanking = (typeof seriesRankings)[number];

/** What puts one of two with the same points ahead: more wins, or more points in the last race. */
export const tieBreaks = ["wins", "lastRace"] as const;
export type TieBreak = (typeof tieBreaks)[number];

/** Points by place, or by time: the winner's points × the winner's time / the own time. */
export type PointsRule =
  | {
      readonly by: "place";
      /** The points of each place, the first place first. */
      readonly table: readonly number[];
      /** The points of whoever finishes behind the table. */
      readonly others: number;
    }
  | { readonly by: "time"; readonly winner: number };

/** The rules by which races make a series. Points are whole points. */
export interface SeriesRules {
  readonly points: PointsRule;
  /** Which place of a race gives the points, and with points by time, whose winner the time is compared with. */
  readonly placeOf: SeriesRanking;
  /** The points of who started and did not finish, or not in time; 0: the race gives them nothing. */
  readonly dnf: number;
  readonly dsq: number;
  /** How many of somebody's races count, the best ones; null: all. */
  readonly best: number | null;
  /** A place needs points from so many races. */
  readonly atLeast: number;
  /** What decides between equal points, in this order; who is equal in all of it shares a place. */
  readonly ties: readonly TieBreak[];
  readonly rankings: readonly SeriesRanking[];
  /** The day of the series by which ages count, `YYYY-MM-DD`: everybody stays in one age group. */
  readonly agesOn: string;
  readonly ageGroups: readonly AgeGroup[];
}

/** The most points that a place can give, and the most places of a table. */
export const mostPoints = 10_000;
export const longestTable = 500;
/** Of a race: 100 counts once, 150 half as much again. */
export const largestFactorPercent = 1_000;
export const mostRaces = 60;
export const mostClasses = 20;

/**
 * The rules of a new series: the first thirty of each gender win 60, 54, 49 … points, all further finishers one; the best three
 * races count.
 *
 * @example
 * usualSeriesRules("2026-12-31").best; // 3
 */
export function usualSeriesRules(agesOn: string): SeriesRules {
  return {
    points: { by: "place", table: usualTable, others: 1 },
    placeOf: "gender",
    dnf: 0,
    dsq: 0,
    best: 3,
    atLeast: 2,
    ties: ["wins", "lastRace"],
    rankings: ["gender"],
    agesOn,
    ageGroups: [],
  };
}

const usualTable = [
  60, 54, 49, 45, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
];
