import { type CourseDistances, isWhereKnown, passedPoints } from "./course-distances.ts";
import type { Checkpoint, Stage } from "./race.ts";

type Checkpoints = ReadonlyMap<string, Pick<Checkpoint, "kind" | "distanceM">>;

interface Course extends CourseDistances {
  readonly stages?: readonly Pick<Stage, "checkpoints">[];
}

/**
 * Codes of points that are nearer to the start than a point passed before them. A code that is on the course twice has
 * one distance only, and a lap line has the length of a lap: both say nothing. Each stage may count from its own start.
 *
 * @example
 * pointsOutOfOrder({ checkpoints: ["START", "15K", "5K", "FIN"] }, checkpoints); // ["5K"]
 */
export function pointsOutOfOrder(course: Course, known: Checkpoints): string[] {
  const { checkpoints: codes, stages = [] } = course;
  const points = passedPoints(course, known);
  const parts = stages.length > 0 ? stages.map((stage) => stage.checkpoints) : [codes];
  return parts.flatMap((part) => {
    let reachedM = -Infinity;
    return part.filter((code, at) => {
      const index = part === codes ? at : codes.indexOf(code);
      const point = points[index];
      if (!point || point.kind === "lap" || !isWhereKnown(course, index)) return false;
      const isNearer = point.distanceM < reachedM;
      reachedM = Math.max(reachedM, point.distanceM);
      return isNearer;
    });
  });
}

/**
 * Pairs of neighbours on a course at the same distance: nobody needs any time between them.
 *
 * @example
 * pointsAtOneDistance({ checkpoints: ["START", "5K", "5K-MAT", "FIN"] }, checkpoints); // [["5K", "5K-MAT"]]
 */
export function pointsAtOneDistance(course: Course, known: Checkpoints): string[][] {
  const { checkpoints: codes, stages = [] } = course;
  if (stages.length > 0) return [];
  const points = passedPoints(course, known);
  return codes.flatMap((code, index) => {
    const [point, next] = [points[index], points[index + 1]];
    const nextCode = codes[index + 1];
    if (!point || !next || nextCode === undefined || nextCode === code) return [];
    if (!isWhereKnown(course, index) || !isWhereKnown(course, index + 1)) return [];
    if (point.kind === "lap" || next.kind === "lap") return [];
    return point.distanceM === next.distanceM ? [[code, nextCode]] : [];
  });
}

/**
 * Is the course written from the finish to the start? Then nobody can finish.
 *
 * @example
 * isReversed({ checkpoints: ["FIN", "5K", "START"] }, checkpoints); // true
 */
export function isReversed({ checkpoints: course, stages = [] }: Course, known: Checkpoints): boolean {
  if (stages.length > 0) return false;
  const first = (kind: Checkpoint["kind"]) => course.findIndex((code) => known.get(code)?.kind === kind);
  const [start, finish] = [first("start"), course.findLastIndex((code) => known.get(code)?.kind === "finish")];
  return start > 0 && finish >= 0 && finish < start && !isRepeated(course[finish] ?? "", course);
}

function isRepeated(code: string, course: readonly string[]): boolean {
  return course.indexOf(code) !== course.lastIndexOf(code);
}
