import type { ResultStatus } from "../results/result.ts";
import { expectAhead } from "../results/expect-ahead.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";

/** How far an entry has come, and its course up to the place where somebody waits for it, that place included. */
export interface Approach {
  readonly status: ResultStatus;
  /** When race times of the entry began to run. */
  readonly zeroAt: InstantMs;
  /** Null where a distance is not known, or not the same in every lap. */
  readonly distancesM: readonly (number | null)[];
  /** Race time at each point; null where there is no read. */
  readonly splitMs: readonly (RaceMs | null)[];
}

export interface DueHere {
  readonly state: "due" | "overdue" | "passed" | "out";
  /** By the mean pace up to the last point; null: nobody can tell. */
  readonly expectedAt: InstantMs | null;
}

/** How late somebody may be before others should look for them. */
const overdueAfterMs = 15 * 60_000;

/**
 * Whether somebody is still to come to the last point of this approach, and when.
 *
 * @example
 * dueHere({ status: "on_course", zeroAt: 0, distancesM: [0, 5_000, 10_000], splitMs: [0, 1_800_000, null] }, 3_000_000);
 * // { state: "due", expectedAt: 3_600_000 }
 */
export function dueHere({ status, zeroAt, distancesM, splitMs }: Approach, now: InstantMs): DueHere {
  if ((splitMs.at(-1) ?? null) !== null || status === "finished") return { state: "passed", expectedAt: null };
  if (status === "dnf" || status === "dns" || status === "dsq" || status === "otl") {
    return { state: "out", expectedAt: null };
  }
  const ahead = expectAhead(distancesM, splitMs);
  const expectedAt = ahead && zeroAt + ahead.finish.ms;
  const isLate = expectedAt !== null && now > expectedAt + overdueAfterMs;
  return { state: isLate ? "overdue" : "due", expectedAt };
}
