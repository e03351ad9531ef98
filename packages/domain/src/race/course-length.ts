import { lapEndM } from "./lap-ends.ts";
import type { Checkpoint } from "./race.ts";

/**
 * The length of a course in metres: the distance of its farthest point, where a lap line counts with all laps. Without a number of laps it is
 * that of a lap; the first one may have another length.
 *
 * @example
 * courseLengthM([{ kind: "start", distanceM: 0 }, { kind: "lap", distanceM: 4_219.5 }], 10); // 42_195
 */
export function courseLengthM(
  points: readonly (Pick<Checkpoint, "kind" | "distanceM"> | undefined)[],
  laps: number | null,
  firstLapM?: number | null,
): number {
  const raceM = (lapM: number) => (laps === null ? lapM : lapEndM({ firstLapM: firstLapM ?? lapM }, lapM, laps));
  const lengths = points.map((point) => (point?.kind === "lap" ? raceM(point.distanceM) : point?.distanceM));
  return Math.max(0, ...lengths.map((metres) => metres ?? 0));
}
