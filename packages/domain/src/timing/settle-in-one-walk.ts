import type { Passing } from "../race/race.ts";
import type { CoursePlan } from "./course-plan.ts";
import type { PassedBy } from "./settle-line.ts";

/**
 * Settles what nearly every track is: passings in order of time and of the course, at some mats several times in a row.
 * `settleLine` finds the same, but gives every read a fate on the way; judging a whole marathon asks for none of them.
 * Null for any other track, and where a flag depends on an ignored read: the general way decides all that is doubtful.
 *
 * @example
 * settleInOneWalk(plan, passings)?.[plan.finish]?.at; // gunAt + 2_468_000
 */
export function settleInOneWalk(plan: CoursePlan, passings: readonly Passing[]): PassedBy<Passing> | null {
  if (!plan.isSimple || !areInOrderOfTime(passings)) return null;
  const passedBy = walk(plan, passings);
  return passedBy !== null && isPossible(plan, passedBy) ? passedBy : null;
}

/** Nobody would have to be before the gun or faster between two points than anybody is. */
function isPossible({ points, quickest }: CoursePlan, passedBy: PassedBy<Passing>): boolean {
  let before = -1;
  let beforeAt = -Infinity;
  for (let index = 0; index < points.length; index++) {
    const read = passedBy[index];
    if (!read) continue;
    if (read.at < points[index]!.opensAt || (before >= 0 && read.at < beforeAt + quickest(before, index))) return false;
    before = index;
    beforeAt = read.at;
  }
  return true;
}

/** A loop of its own: so tight, it fetches what the walk reads next while it waits for nothing else. */
function areInOrderOfTime(passings: readonly Passing[]): boolean {
  let before = -Infinity;
  for (const { at } of passings) {
    if (!(at > before)) return false;
    before = at;
  }
  return true;
}

/** The first passing of each point, of the start the last; null when one comes before a point that was passed already. */
function walk({ points, start }: CoursePlan, passings: readonly Passing[]): (Passing | null)[] | null {
  const passedBy = points.map((): Passing | null => null);
  let here = -1;
  for (const passing of passings) {
    const { checkpoint } = passing;
    let next = here + 1;
    while (next < points.length && points[next]?.code !== checkpoint) next++;
    if (next < points.length) {
      here = next;
      passedBy[here] = passing;
    } else {
      if (points[here]?.code !== checkpoint) return null;
      if (here === start) passedBy[here] = passing;
    }
  }
  return passedBy;
}
