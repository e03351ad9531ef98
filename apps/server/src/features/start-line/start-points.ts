import { planCourse } from "@time-event/domain/timing/course-plan";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { RaceRules } from "../results/race-rules.queries.ts";

/** Where and when the players of a category cross their start line. */
export interface StartPoint {
  readonly categoryId: number;
  /** Of the start line's checkpoint. */
  readonly code: string;
  readonly gunAt: InstantMs;
  /** A read of the line from here on may be the end of a lap; null: its reads are starts. */
  readonly until: InstantMs | null;
  /** The line is passed again later, so a read of it is a start only where the rules took one for it. */
  readonly isPassedAgain: boolean;
}

/** The start line of each category that has one; where the clock starts with the gun alone there is none. */
export function startPointsOf({ categories, checkpoints }: RaceRules): ReadonlyMap<number, StartPoint> {
  const points = [...categories].flatMap(([categoryId, category]): StartPoint[] => {
    const plan = planCourse(category, checkpoints);
    const start = plan.points[plan.start];
    if (start) {
      const isPassedAgain = plan.lap === null && category.checkpoints.lastIndexOf(start.code) > plan.start;
      return [{ categoryId, code: start.code, gunAt: start.gunAt, until: null, isPassedAgain }];
    }
    const [line] = plan.lap?.lines ?? [];
    if (line === undefined) return [];
    const until = category.gunAt + plan.lap!.shortestLapMs;
    return [{ categoryId, code: line, gunAt: category.gunAt, until, isPassedAgain: false }];
  });
  return new Map(points.map((point) => [point.categoryId, point]));
}
