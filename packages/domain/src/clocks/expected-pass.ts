import type { InstantMs } from "../time/instant.ts";

/** When somebody was where, by a source that is not in question. */
export interface KnownPass {
  readonly distanceM: number;
  readonly at: InstantMs;
}

/**
 * How others know when somebody was at a point, the most exact first. `same`: another source read them there. `between`: at an
 * even pace between its neighbours. `beyond`: at the pace of the next two points; at a finish, where people slow down, everybody
 * seems late.
 */
export const passEvidence = ["same", "between", "beyond"] as const;
export type PassEvidence = (typeof passEvidence)[number];

export interface ExpectedPass {
  readonly at: InstantMs;
  readonly by: PassEvidence;
}

/**
 * When somebody passed a point, by their passes of other points: the pass of the same point, if another source has one; else
 * at an even pace between its neighbours; at an end of the course, at the pace of the next two points. Null: they do not say.
 *
 * @returns `at` in whole milliseconds
 * @example
 * expectedPass(5_000, [{ distanceM: 0, at: 0 }, { distanceM: 10_000, at: 3_600_000 }]); // at 1_800_000, by "between"
 * expectedPass(10_000, [{ distanceM: 0, at: 0 }, { distanceM: 5_000, at: 1_800_000 }]); // at 3_600_000, by "beyond"
 * expectedPass(5_000, [{ distanceM: 0, at: 0 }]); // null
 */
export function expectedPass(distanceM: number, known: readonly KnownPass[]): ExpectedPass | null {
  const sorted = known.toSorted((one, other) => one.distanceM - other.distanceM);
  const here = sorted.find((pass) => pass.distanceM === distanceM);
  if (here) return { at: here.at, by: "same" };
  const before = sorted.filter((pass) => pass.distanceM < distanceM);
  const after = sorted.filter((pass) => pass.distanceM > distanceM);
  const isBetween = before.length > 0 && after.length > 0;
  const nearestTwo = before.length > 0 ? before.slice(-2) : after.slice(0, 2);
  const [one, other] = isBetween ? [before.at(-1), after[0]] : nearestTwo;
  // who is at the further point first went another way, or one of the two clocks is wrong as well
  if (!one || !other || other.at <= one.at || other.distanceM === one.distanceM) return null;
  const share = (distanceM - one.distanceM) / (other.distanceM - one.distanceM);
  return { at: Math.round(one.at + (other.at - one.at) * share), by: isBetween ? "between" : "beyond" };
}
