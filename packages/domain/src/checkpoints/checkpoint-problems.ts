import { nameProblems, type FieldProblem } from "../forms/field-problem.ts";
import type { LocalName } from "../race/local-name.ts";
import type { CheckpointKind, InstantMs } from "../race/race.ts";

export interface CheckpointDefinition {
  readonly code: string;
  readonly kind: CheckpointKind;
  readonly name: LocalName;
  readonly distanceM: number;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly opensAt: InstantMs | null;
  readonly cutoffAt: InstantMs | null;
}

/**
 * What is wrong with a checkpoint by itself.
 *
 * @example
 * checkpointProblems({ ...checkpoint, lat: 13.7, lng: null }); // [{ path: "lng", code: "missing" }]
 */
export function checkpointProblems(checkpoint: CheckpointDefinition): FieldProblem[] {
  const { code, kind, name, distanceM, lat, lng, opensAt, cutoffAt } = checkpoint;
  return [
    ...(code.trim() === "" ? [{ path: "code", code: "missing" }] : []),
    ...nameProblems("name", name),
    ...((kind === "finish" || kind === "lap") && distanceM === 0 ? [{ path: "distanceM", code: "no_distance" }] : []),
    ...(lat === null && lng !== null ? [{ path: "lat", code: "missing" }] : []),
    ...(lng === null && lat !== null ? [{ path: "lng", code: "missing" }] : []),
    ...(opensAt !== null && cutoffAt !== null && cutoffAt <= opensAt
      ? [{ path: "cutoffAt", code: "cutoff_before_opening" }]
      : []),
  ];
}
