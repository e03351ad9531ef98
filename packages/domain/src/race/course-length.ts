import type { Checkpoint } from "./race.ts";

/**
 * The length of a course in metres: the distance of its farthest point, where a lap line counts with all laps.
 *
 * @example
 * courseLengthM([{ kind: "start", distanceM: 0 }, { kind: "lap", distanceM: 4_219.5 }], 10); // 42_195
 */
export function courseLengthM(
  points: readonly (Pick<Checkpoint, "kind" | "distanceM"> | undefined)[],
  laps: number | null,
): number {
  const lengths = points.map((point) => (point?.kind === "lap" ? point.distanceM * (laps ?? 1) : point?.distanceM));
  return Math.max(0, ...lengths.map((metres) => metres ?? 0));
}
