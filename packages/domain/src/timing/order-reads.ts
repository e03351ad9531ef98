import type { InstantMs, Passing } from "../race/race.ts";
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
  const placeOf = (code: string) => plan.firstPoint.get(code) ?? Infinity;
  const compare = (a: Passing, b: Passing) =>
    a.at - b.at ||
    (a.checkpoint === b.checkpoint
      ? 0
      : Math.sign(placeOf(a.checkpoint) - placeOf(b.checkpoint)) || (a.checkpoint < b.checkpoint ? -1 : 1));

  const sorted = isSorted(passings, compare) ? passings : passings.toSorted(compare);
  const reads: OpenRead[] = [];
  let previous: Passing | null = null;
  for (const passing of sorted) {
    const { checkpoint, at } = passing;
    if (previous !== null && previous.at === at && previous.checkpoint === checkpoint) continue;
    previous = passing;
    reads.push({ checkpoint, at, use: null, point: null, lap: null, stage: null, ignored: refusal(plan, passing) });
  }
  return reads;
}

function isSorted(passings: readonly Passing[], compare: (a: Passing, b: Passing) => number): boolean {
  for (let i = 1; i < passings.length; i++) {
    const [before, after] = [passings[i - 1], passings[i]];
    if (before && after && compare(before, after) > 0) return false;
  }
  return true;
}

function refusal(plan: CoursePlan, { checkpoint, at }: Passing): IgnoredRead | null {
  const first = plan.firstPoint.get(checkpoint);
  if (first === undefined) return "not_on_course";
  return at < gunOf(plan, first) ? "before_gun" : null;
}

/** Points further along never open earlier, so the first point of a code has its earliest gun. */
function gunOf(plan: CoursePlan, firstPoint: number): InstantMs {
  return plan.points[firstPoint]?.opensAt ?? -Infinity;
}
