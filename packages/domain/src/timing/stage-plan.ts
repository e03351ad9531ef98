import type { Category } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";

/** A stage and the points of the course that it covers, first and last included. */
export interface PlannedStage {
  readonly code: string;
  readonly gunAt: InstantMs | null;
  readonly first: number;
  readonly last: number;
  /** Reads count for this stage from its gun on (or the gun of an earlier stage, or of the category). */
  readonly opensAt: InstantMs;
  /** Reads count for this stage before the gun of a later stage only. */
  readonly closesAt: InstantMs;
}

/**
 * Finds the stages on the course. Each begins after the end of the previous stage, or at that same point if the course
 * has it only once (a hand-over from stage to stage). A stage that is not on the course gets no points.
 */
export function planStages(category: Category, course: readonly string[]): readonly PlannedStage[] {
  const stages = category.stages ?? [];
  let last = -1;
  let opensAt = category.gunAt;
  return stages.map((stage, index): PlannedStage => {
    const span =
      findSpan(course, stage.checkpoints, last + 1) ?? findSpan(course, stage.checkpoints, Math.max(0, last));
    opensAt = stage.gunAt ?? opensAt;
    if (span) last = span.last;
    const laterGuns = stages.slice(index + 1).flatMap(({ gunAt }) => (gunAt === undefined ? [] : [gunAt]));
    return {
      code: stage.code,
      gunAt: stage.gunAt ?? null,
      first: span?.first ?? -1,
      last: span?.last ?? -1,
      opensAt,
      closesAt: Math.min(Infinity, ...laterGuns),
    };
  });
}

function findSpan(course: readonly string[], codes: readonly string[], from: number) {
  let first = -1;
  let next = from;
  for (const code of codes) {
    const at = course.indexOf(code, next);
    if (at < 0) return null;
    if (first < 0) first = at;
    next = at + 1;
  }
  return first < 0 ? null : { first, last: next - 1 };
}
