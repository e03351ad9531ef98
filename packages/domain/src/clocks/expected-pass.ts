import type { InstantMs } from "../time/instant.ts";

/** When somebody was where, by a source that is not in question. */
export interface KnownPass {
  readonly distanceM: number;
  readonly at: InstantMs;
}

/**
 * When somebody passed a point, by their passes of other points: the pass of the same point, if another source has one; else
 * at an even pace between its neighbours; at an end of the course, at the pace of the next two points. Null: they do not say.
 *
 * @returns whole milliseconds
 * @example
 * expectedPass(5_000, [{ distanceM: 0, at: 0 }, { distanceM: 10_000, at: 3_600_000 }]); // 1_800_000
 * expectedPass(10_000, [{ distanceM: 0, at: 0 }, { distanceM: 5_000, at: 1_800_000 }]); // 3_600_000
 * expectedPass(5_000, [{ distanceM: 0, at: 0 }]); // null
 */
export function expectedPass(distanceM: number, known: readonly KnownPass[]): InstantMs | null {
  const sorted = known.toSorted((one, other) => one.distanceM - other.distanceM);
  const here = sorted.find((pass) => pass.distanceM === distanceM);
  if (here) return here.at;
  const before = sorted.filter((pass) => pass.distanceM < distanceM);
  const after = sorted.filter((pass) => pass.distanceM > distanceM);
  const [one, other] =
    before.length > 0 && after.length > 0
      ? [before.at(-1), after[0]]
      : before.length > 0
        ? before.slice(-2)
        : after.slice(0, 2);
  // who is at the further point first went another way, or one of the two clocks is wrong as well
  if (!one || !other || other.at <= one.at || other.distanceM === one.distanceM) return null;
  const share = (distanceM - one.distanceM) / (other.distanceM - one.distanceM);
  return Math.round(one.at + (other.at - one.at) * share);
}
