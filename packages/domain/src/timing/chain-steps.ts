import type { InstantMs } from "../time/instant.ts";
import type { CoursePlan, CoursePoint } from "./course-plan.ts";
import type { Presence } from "./group-reads.ts";

/** Of a course's plan, what chains are made by. */
export type ChainPlan = Pick<CoursePlan, "points" | "quickest">;

/** Can this presence have passed this point, as far as it alone tells? */
export function fits(point: CoursePoint, presence: Presence): boolean {
  if (point.code !== presence.code) return false;
  const at = point.isStart ? presence.lastAt : presence.firstAt;
  return at >= point.opensAt && presence.firstAt < point.closesAt;
}

/** From when on somebody can have been on the way from here; on a start mat they may have stood before the gun. */
export function leftAt(point: CoursePoint, presence: Presence): InstantMs {
  return point.isStart ? Math.max(presence.firstAt, point.gunAt) : presence.firstAt;
}

/** Index of the first presence after the i-th that somebody who left point j with the i-th can have made at point k. */
export function firstAfter(plan: ChainPlan, presences: readonly Presence[], i: number, j: number, k: number): number {
  const fromAt = leftAt(plan.points[j]!, presences[i]!) + plan.quickest(j, k);
  return firstIndex(i + 1, presences.length, (index) => presences[index]!.firstAt >= fromAt);
}

/** How many of the presences before the i-th, made at point j, leave time to make the i-th at point k. */
export function countBefore(plan: ChainPlan, presences: readonly Presence[], i: number, j: number, k: number): number {
  const latestAt = presences[i]!.firstAt - plan.quickest(j, k);
  return firstIndex(0, i, (index) => leftAt(plan.points[j]!, presences[index]!) > latestAt);
}

/** The first index from `from` on that holds; `to` where none does. Whatever holds, holds for all after it. */
function firstIndex(from: number, to: number, holds: (index: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
