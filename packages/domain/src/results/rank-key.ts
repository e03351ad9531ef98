import type { RaceMs } from "../time/race-time.ts";
import type { ResultStatus } from "./result.ts";

const CLASS_STEP = 1e15;
const PROGRESS_STEP = 1e11;
const MOST_PROGRESS = 9999;

/** Keys up to this one get a rank. */
export const HIGHEST_RANKED_KEY = CLASS_STEP - 1;

/** The order of the classes in a result list: finishers first, then the others by how their race ended. */
const CLASS = { finished: 0, late: 1, underWay: 2, out: 3, registered: 4, dns: 5, dsq: 6 } as const;

/** What decides an entry's position in the result list of a category. */
export interface RankInput {
  readonly status: ResultStatus;
  /** A finish (or enough laps) was read. An OTL with a finish comes before one without. */
  readonly hasFinish: boolean;
  /** On a lap course a finisher's laps; for others how far they came; 0 when only time counts. */
  readonly progress: number;
  /** Official time of a finisher; else the time of the last read that counts. */
  readonly timeMs: RaceMs;
}

/**
 * Combines status, progress and time into one integer that sorts a category: lower is better, equal is a tie. Class ×
 * 10¹⁵ + (9999 − progress) × 10¹¹ + ms. The largest key is below 2⁵³, so it is exact in a double and in a bigint
 * column. A time of more than 10¹¹ ms (three years) counts as 10¹¹ ms.
 *
 * @example
 * rankKey({ status: "finished", hasFinish: true, progress: 0, timeMs: 2_468_000 }); // 999_900_002_468_000
 */
export function rankKey({ status, hasFinish, progress, timeMs }: RankInput): number {
  const further = Math.min(MOST_PROGRESS, Math.max(0, Math.trunc(progress) || 0));
  const time = Math.min(PROGRESS_STEP - 1, Math.max(0, Math.trunc(timeMs) || 0));
  return classOf(status, hasFinish) * CLASS_STEP + (MOST_PROGRESS - further) * PROGRESS_STEP + time;
}

/**
 * True for keys that get a rank: only finishers within the limits do.
 *
 * @example
 * isRanked(999_900_002_468_000); // true
 */
export function isRanked(key: number): boolean {
  return key <= HIGHEST_RANKED_KEY;
}

/** The progress and time that a key contains. */
export function readRankKey(key: number): { readonly progress: number; readonly timeMs: RaceMs } {
  const inClass = key % CLASS_STEP;
  return { progress: MOST_PROGRESS - Math.floor(inClass / PROGRESS_STEP), timeMs: inClass % PROGRESS_STEP };
}

function classOf(status: ResultStatus, hasFinish: boolean): number {
  switch (status) {
    case "finished":
      return CLASS.finished;
    case "otl":
      return hasFinish ? CLASS.late : CLASS.out;
    case "on_course":
    case "started":
      return CLASS.underWay;
    case "dnf":
      return CLASS.out;
    case "registered":
      return CLASS.registered;
    case "dns":
      return CLASS.dns;
    case "dsq":
      return CLASS.dsq;
  }
}
