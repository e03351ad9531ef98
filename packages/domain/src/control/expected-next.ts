import { expectAhead } from "../results/expect-ahead.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";

/** Somebody on the course: how far they came, and what lies ahead. */
export interface Progress {
  /** Of each point of the course in order; of a course of laps, the end of each lap. Null: not known. */
  readonly distancesM: readonly (number | null)[];
  /** Race time at each of these points, as far as they were passed; null without a read. */
  readonly splitMs: readonly (RaceMs | null)[];
  readonly lastSeenAt: InstantMs;
  /** The time that the category allows for its course. */
  readonly timeLimitMs?: RaceMs | undefined;
}

export interface ExpectedNext {
  /** Index of the point at which they are expected. */
  readonly index: number;
  readonly at: InstantMs;
  /** From then on somebody should look for them. */
  readonly overdueFrom: InstantMs;
}

/** A walker's pace: of whom nothing is known but that they started. */
const walkingMsPerM = 900;
/** Nobody is called overdue earlier. */
const leastSlackMs = 15 * 60_000;
/** Hills make some parts slower than others. */
const slackOfPart = 0.3;

/**
 * When somebody should pass their next point: at their mean pace so far; of whom there is only a start read, at the pace of the
 * time limit, else walking. Null: nobody can tell.
 *
 * @example
 * expectedNext({ distancesM: [0, 5_000, 10_000], splitMs: [0, 1_800_000, null], lastSeenAt: 1_800_000 });
 * // { index: 2, at: 3_600_000, overdueFrom: 4_500_000 }
 */
export function expectedNext({ distancesM, splitMs, lastSeenAt, timeLimitMs }: Progress): ExpectedNext | null {
  const last = splitMs.findLastIndex((ms) => ms !== null);
  const index = last + 1;
  if (index >= distancesM.length) return null;
  const partMs = timeOfPart(distancesM, splitMs, last, timeLimitMs);
  if (partMs === null) return null;
  const at = Math.round(lastSeenAt + partMs);
  return { index, at, overdueFrom: Math.round(at + slackMs(partMs)) };
}

/**
 * So much later than expected is not yet worth a search.
 *
 * @param partMs how long the way to the point was expected to take
 * @example
 * slackMs(3_600_000); // 1_080_000
 */
export function slackMs(partMs: RaceMs): RaceMs {
  return Math.max(leastSlackMs, partMs * slackOfPart);
}

function timeOfPart(
  distancesM: readonly (number | null)[],
  splitMs: readonly (RaceMs | null)[],
  last: number,
  timeLimitMs: RaceMs | undefined,
): RaceMs | null {
  const ahead = expectAhead(distancesM, splitMs);
  if (ahead) return ahead.next.ms - (splitMs[last] ?? 0);
  const fromM = last < 0 ? 0 : (distancesM[last] ?? null);
  const toM = distancesM[last + 1] ?? null;
  if (fromM === null || toM === null || toM < fromM) return null;
  const lengthM = distancesM.at(-1) ?? null;
  const msPerM = timeLimitMs !== undefined && lengthM ? timeLimitMs / lengthM : walkingMsPerM;
  return (toM - fromM) * msPerM;
}
