import type { Passing } from "../race/race.ts";
import type { CoursePlan } from "./course-plan.ts";
import type { IgnoredRead, ReadUse, TracedRead } from "./track.ts";

/** A read while its fate is being decided. */
export interface OpenRead extends TracedRead {
  use: ReadUse | null;
  point: number | null;
  lap: number | null;
  stage: string | null;
  ignored: IgnoredRead | null;
}

/**
 * Puts reads in the one order that the result may depend on: by time, then by place on the course, then by code.
 * Exact copies are dropped, so that a batch sent twice is the same as a batch sent once. Reads of other courses and
 * from before the gun are marked as ignored.
 */
export function orderReads(plan: CoursePlan, passings: readonly Passing[]): OpenRead[] {
  const sorted = isSorted(plan, passings) ? passings : passings.toSorted((a, b) => compare(plan, a, b));
  const reads: OpenRead[] = [];
  let previous: OpenRead | undefined;
  for (const { checkpoint, at } of sorted) {
    const index = plan.firstPoint.get(checkpoint);
    const point = index === undefined ? undefined : plan.points[index];
    // The plan's own string for the code: later comparisons are then comparisons of pointers.
    const code = point?.code ?? checkpoint;
    if (previous !== undefined && previous.at === at && previous.checkpoint === code) continue;
    // Points further along never have an earlier gun, so the first point of a code has its earliest one.
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
