import type { InstantMs, Passing } from "../race/race.ts";
import type { CoursePlan } from "./course-plan.ts";
import type { SettledLine } from "./settle-line.ts";

/**
 * Settles what nearly every track is: passings in order of time and of the course, at some mats several times in a row.
 * `settleLine` finds the same, but gives every read a fate on the way; judging a whole marathon asks for none of them.
 * Null for any other track, and where a flag depends on an ignored read: the general way decides all that is doubtful.
 *
 * @example
 * settleInOneWalk(plan, passings, gunAt)?.passedBy[plan.finish]?.at; // gunAt + 2_468_000
 */
export function settleInOneWalk(
  plan: CoursePlan,
  passings: readonly Passing[],
  gunAt: InstantMs,
): SettledLine<Passing> | null {
  if (!plan.isSimple) return null;
  const { points, start, finish } = plan;
  const passedBy = points.map((): Passing | null => null);
  let here = -1;
  let lastAt = gunAt;
  for (const passing of passings) {
    const { checkpoint, at } = passing;
    // A crowd on the mat before the gun is nothing to anybody who starts after it.
    if (at < gunAt && checkpoint === points[start]?.code) continue;
    if (!(at >= lastAt)) return null;

    let next = here + 1;
    while (next < points.length && points[next]?.code !== checkpoint) next++;
    const isRepeated = next === points.length;
    if (isRepeated ? points[here]?.code !== checkpoint : at === lastAt && here >= 0) return null;
    if (!isRepeated) here = next;
    // The first read of a mat counts, at the start the last.
    if (!isRepeated || here === start) passedBy[here] = passing;
    lastAt = at;
  }
  return isDoubtful(plan, passedBy, gunAt) ? null : { passedBy, finishTooFast: false };
}
