import type { Checkpoint } from "../race/race.ts";
import type { PointAlong } from "./points-along.ts";

/** What a category says of the points that it passes. */
export interface OwnCourse {
  readonly course: readonly string[];
  readonly distancesM?: readonly (number | null)[] | undefined;
  readonly cutoffsAt?: readonly (number | null)[] | undefined;
  readonly cutoffsAfterMs?: readonly (number | null)[] | undefined;
}

/** Whether a category passes nothing but a start and a finish yet. */
export function hasEndsOnly(
  course: readonly string[],
  checkpoints: readonly Pick<Checkpoint, "code" | "kind">[],
): boolean {
  const kinds = new Map(checkpoints.map(({ code, kind }) => [code, kind]));
  return course.every((code) => kinds.get(code) === "start" || kinds.get(code) === "finish");
}

/**
 * The course of a category along a line: all points that the line passes. What the category said of its start and finish stays: it is
 * announced as 25 km, however the line is measured.
 *
 * @example
 * courseAlong({ course: ["START", "FIN"], distancesM: [null, 25_000] }, pointsAlong(line, checkpoints)).course; // ["START", "CP1", "FIN"]
 */
export function courseAlong(own: OwnCourse, points: readonly PointAlong[]) {
  const said = new Map(
    own.course.map((code, at) => [
      code,
      { m: own.distancesM?.[at], cutoffAt: own.cutoffsAt?.[at], cutoffAfterMs: own.cutoffsAfterMs?.[at] },
    ]),
  );
  const passedM = points.slice(0, -1).map(({ distanceM }) => distanceM ?? 0);
  return {
    course: points.map(({ code }) => code),
    distancesM: points.map(({ code, distanceM }, at) => {
      const m = said.get(code)?.m;
      // an end before its own points would be refused
      const isAfterAll = at === points.length - 1 && typeof m === "number" && m > Math.max(0, ...passedM);
      return isAfterAll ? m : distanceM;
    }),
    cutoffsAt: points.map(({ code }) => said.get(code)?.cutoffAt ?? null),
    cutoffsAfterMs: points.map(({ code }) => said.get(code)?.cutoffAfterMs ?? null),
  };
}
