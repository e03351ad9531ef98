import { firstIndex } from "../search/first-index.ts";
import type { InstantMs } from "../time/instant.ts";
import type { CoursePlan, CoursePoint } from "./course-plan.ts";
import type { Presence } from "./group-reads.ts";

/** The part of a course's plan that chains need. */
export type ChainPlan = Pick<CoursePlan, "points" | "quickest">;

/** Can this presence be a passing of this point, without looking at other presences? */
export function fits(point: CoursePoint, presence: Presence): boolean {
  if (point.code !== presence.code) return false;
  const at = point.isStart ? presence.lastAt : presence.firstAt;
  return at >= point.opensAt && presence.firstAt < point.closesAt;
}

/**
 * The earliest time at which the player can have left this point. A player may stand on a start mat before the gun, so
 * there it is not before the gun.
 */
export function leftAt(point: CoursePoint, presence: Presence): InstantMs {
  return point.isStart ? Math.max(presence.firstAt, point.gunAt) : presence.firstAt;
}

/** The index of the first presence after the i-th that is late enough for point k, if the i-th was at point j. */
export function firstAfter(plan: ChainPlan, presences: readonly Presence[], i: number, j: number, k: number): number {
  const fromAt = leftAt(plan.points[j]!, presences[i]!) + plan.quickest(j, k);
  return firstIndex(i + 1, presences.length, (index) => presences[index]!.firstAt >= fromAt);
}

/** How many presences before the i-th are early enough for point j, if the i-th is at point k. */
export function countBefore(plan: ChainPlan, presences: readonly Presence[], i: number, j: number, k: number): number {
  const latestAt = presences[i]!.firstAt - plan.quickest(j, k);
  return firstIndex(0, i, (index) => leftAt(plan.points[j]!, presences[index]!) > latestAt);
}
