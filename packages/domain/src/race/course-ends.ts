import type { CheckpointKind } from "./race.ts";

interface CoursePoint {
  readonly code: string;
  readonly kind: CheckpointKind;
}

/**
 * Says whether a course, its points in passing order, begins and ends as a race does: with a start, and with a finish or
 * a lap line. One arch, first and last, is both, whatever its kind.
 *
 * @example
 * courseEnds([{ code: "START", kind: "start" }]); // { begins: true, ends: false }
 */
export function courseEnds(course: readonly CoursePoint[]): { begins: boolean; ends: boolean } {
  const [first, last] = [course[0], course.at(-1)];
  const isOneArch = course.length > 1 && first?.code === last?.code;
  return {
    begins: isOneArch || first?.kind === "start",
    ends: isOneArch || last?.kind === "finish" || last?.kind === "lap",
  };
}
