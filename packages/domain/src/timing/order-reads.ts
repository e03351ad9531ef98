import type { Passing } from "../race/race.ts";
import type { CoursePlan } from "./course-plan.ts";
import type { IgnoredRead, ReadUse, TracedRead } from "./track.ts";

/** A read while it is being judged. */
export interface OpenRead extends TracedRead {
  use: ReadUse | null;
  point: number | null;
  lap: number | null;
  stage: string | null;
  ignored: IgnoredRead | null;
}

/**
 * Sorts reads by time, then by place on the course, then by code, so that the result cannot depend on the order of
 * arrival. Drops exact copies, so that sending a batch twice changes nothing. Marks reads of other courses and reads
 * before the gun as ignored.
 */
export function orderReads(plan: CoursePlan, passings: readonly Passing[]): OpenRead[] {
  const sorted = isSorted(plan, passings) ? passings : passings.toSorted((a, b) => compare(plan, a, b));
  const reads: OpenRead[] = [];
  let previous: OpenRead | undefined;
  for (const { checkpoint, at } of sorted) {
    const index = plan.firstPoint.get(checkpoint);
    const point = index === undefined ? undefined : plan.points[index];
    // The plan's own string for the code: later comparisons then compare pointers.
    const code = point?.code ?? checkpoint;
    if (previous !== undefined && previous.at === at && previous.checkpoint === code) continue;
    // Later points never have an earlier gun, so the first point of a code has the earliest gun.
    const ignored = point === undefined ? "not_on_course" : at < point.gunAt ? "before_gun" : null;
    previous = { checkpoint: code, at, use: null, point: null, lap: null, stage: null, ignored };
    reads.push(previous);
  }
  return reads;
}

function compare({ firstPoint }: CoursePlan, a: Passing, b: Passing): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.checkpoint === b.checkpoint) return 0;
  const placeA = firstPoint.get(a.checkpoint) ?? firstPoint.size;
  const placeB = firstPoint.get(b.checkpoint) ?? firstPoint.size;
  return placeA - placeB || (a.checkpoint < b.checkpoint ? -1 : 1);
}

function isSorted(plan: CoursePlan, passings: readonly Passing[]): boolean {
  let before: Passing | undefined;
  for (const after of passings) {
    if (before !== undefined && before.at >= after.at && compare(plan, before, after) > 0) return false;
    before = after;
  }
  return true;
}
