import type { FieldProblem } from "../forms/field-problem.ts";
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

/**
 * Finds what is wrong with one checkpoint.
 *
 * @example
 * checkpointProblems({ ...checkpoint, lat: 13.7, lng: null }); // [{ path: "lng", code: "required" }]
 */
export function checkpointProblems(checkpoint: CheckpointDefinition): FieldProblem[] {
  const { kind, distanceM, lat, lng, opensAt, cutoffAt } = checkpoint;
  return [
    ...((kind === "finish" || kind === "lap") && distanceM === 0 ? [{ path: "distanceM", code: "no_distance" }] : []),
    ...(lat === null && lng !== null ? [{ path: "lat", code: "required" }] : []),
    ...(lng === null && lat !== null ? [{ path: "lng", code: "required" }] : []),
    ...(opensAt !== null && cutoffAt !== null && cutoffAt <= opensAt ? [{ path: "cutoffAt", code: "backwards" }] : []),
  ];
}
