import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { TrackPoint } from "./track.ts";

/** A lap that takes less than this share of the median of the player's other laps is doubtful. */
const LEAST_SHARE = 0.5;

/**
 * True when a lap took less than half of the median of the player's other laps: one of its two reads of the line may be a
 * stray one. Laps whose line was not read are not compared. `startAt` is null where the first lap may have another length.
 *
 * @example
 * hasFastLap([{ checkpoint: "LAP", at: 20 }, { checkpoint: "LAP", at: 29 }, { checkpoint: "LAP", at: 49 }], 0); // true
 */
export function hasFastLap(laps: readonly TrackPoint[], startAt: InstantMs | null): boolean {
  const linesAt = [startAt, ...laps.map(({ at }) => at)];
  const lapsMs = linesAt
    .slice(1)
    .flatMap((to, index) => {
      const from = linesAt[index] ?? null;
      return to === null || from === null ? [] : [to - from];
    })
    .toSorted((a, b) => a - b);
  const [fastestMs, ...others] = lapsMs;
  return fastestMs !== undefined && others.length > 0 && fastestMs < LEAST_SHARE * medianOf(others);
}

/** The median of sorted numbers. */
function medianOf(sorted: readonly RaceMs[]): RaceMs {
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
