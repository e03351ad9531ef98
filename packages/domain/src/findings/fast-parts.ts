import type { RaceMs } from "../time/race-time.ts";
import type { JudgedCategory } from "./finding.ts";

/** Of fewer people nobody can say what is fast. */
const fewestPeople = 10;
/** Nobody is twice as fast as the fastest tenth. */
const timesFaster = 2;

/** A part of a course, from one point to the next, that somebody passed in less than anybody needs. */
export interface FastPart {
  readonly entryId: number;
  readonly from: number;
  readonly to: number;
  readonly ms: RaceMs;
}

/**
 * Parts between two neighbouring points that took somebody less than half of what the fastest tenth of the category needed: one
 * of the two reads is a stray one, or they did not run there.
 *
 * @example
 * fastParts(category); // [{ entryId: 7, from: 1, to: 2, ms: 300_000 }]
 */
export function fastParts({ entries, checkpoints }: JudgedCategory): FastPart[] {
  return checkpoints.slice(1).flatMap((_, from) => {
    const took = entries.flatMap(({ entryId, splitMs }) => {
      const [a = null, b = null] = [splitMs[from], splitMs[from + 1]];
      return a === null || b === null ? [] : [{ entryId, ms: b - a }];
    });
    if (took.length < fewestPeople) return [];
    const leastMs = fastestTenth(took.map(({ ms }) => ms)) / timesFaster;
    return took.flatMap(({ entryId, ms }) => (ms < leastMs ? [{ entryId, from, to: from + 1, ms }] : []));
  });
}

function fastestTenth(times: readonly RaceMs[]): RaceMs {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length / 10)]!;
}
