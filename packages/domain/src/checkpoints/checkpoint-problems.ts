import { type FieldProblem, problemIf } from "../forms/field-problem.ts";
import type { CheckpointKind } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";

export interface CheckpointDefinition {
  readonly kind: CheckpointKind;
  readonly distanceM: number;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly opensAt: InstantMs | null;
  readonly cutoffAt: InstantMs | null;
}

export type CheckpointProblem = FieldProblem<"no_distance" | "required" | "backwards">;

/**
 * Finds what is wrong with one checkpoint.
 *
 * @example
 * checkpointProblems({ ...checkpoint, lat: 13.7, lng: null }); // [{ path: "lng", code: "required" }]
 */
export function checkpointProblems(checkpoint: CheckpointDefinition): CheckpointProblem[] {
  const { kind, distanceM, lat, lng, opensAt, cutoffAt } = checkpoint;
  return [
    ...problemIf((kind === "finish" || kind === "lap") && distanceM === 0, "distanceM", "no_distance"),
    ...problemIf(lat === null && lng !== null, "lat", "required"),
    ...problemIf(lng === null && lat !== null, "lng", "required"),
    ...problemIf(opensAt !== null && cutoffAt !== null && cutoffAt <= opensAt, "cutoffAt", "backwards"),
  ];
}
