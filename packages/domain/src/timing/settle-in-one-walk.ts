import type { Passing } from "../race/race.ts";
import type { CoursePlan } from "./course-plan.ts";
import type { PassedBy } from "./settle-line.ts";

/**
 * Settles the usual track: passings in order of time and of the course, at some mats several times in a row.
 * `settleLine` finds the same, but also explains every read, which judging a whole marathon does not need. Null for any
 * other track, and when a flag depends on an ignored read: `settleLine` decides everything doubtful.
 *
 * @example
 * settleInOneWalk(plan, passings)?.[plan.finish]?.at; // gunAt + 2_468_000
 */
export function settleInOneWalk(plan: CoursePlan, passings: readonly Passing[]): PassedBy<Passing> | null {
  if (!plan.isSimple || !areInOrderOfTime(passings)) return null;
  const passedBy = walk(plan, passings);
  return passedBy !== null && isPossible(plan, passedBy) ? passedBy : null;
}

/** True when no passing is before the gun and no step between two points is impossibly fast. */
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

/** A separate loop on purpose: it is so short that the processor loads the passings for the walk ahead of time. */
function areInOrderOfTime(passings: readonly Passing[]): boolean {
  let before = -Infinity;
  for (const { at } of passings) {
    if (!(at > before)) return false;
    before = at;
  }
  return true;
}

/**
 * The first passing of each point, and the last one of the start; null when a passing goes back on the course, and when
 * a start or finish is read again so much later that the row is flagged.
 */
function walk(
  { points, start, finish, repeatWindowMs }: CoursePlan,
  passings: readonly Passing[],
): (Passing | null)[] | null {
  const passedBy = points.map((): Passing | null => null);
  let here = -1;
  let hereAt = -Infinity;
  for (const passing of passings) {
    const { checkpoint, at } = passing;
    let next = here + 1;
    while (next < points.length && points[next]?.code !== checkpoint) next++;
    if (next < points.length) {
      here = next;
      passedBy[here] = passing;
    } else {
      const point = points[here];
      if (point?.code !== checkpoint) return null;
      const isEnd = here === start || here === finish;
      if (isEnd && hereAt >= point.gunAt && at - hereAt >= repeatWindowMs) return null;
      if (here === start) passedBy[here] = passing;
    }
    hereAt = at;
  }
  return passedBy;
}
