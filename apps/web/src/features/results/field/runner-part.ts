import type { FoundResult } from "@time-event/contract/found-results";

/** A point of a course with its distance from the start, metres. */
export interface CoursePoint {
  readonly code: string;
  readonly distanceM: number;
}

/** Nobody is shown at a point at which they were not read. */
const farthestPart = 0.98;

/** Where a runner probably is, metres from the start: between the last point and the next one. Null: not on the course, or unknown. */
export function placeOf(
  { lastPoint, ahead, runningPlace }: Pick<FoundResult, "lastPoint" | "ahead" | "runningPlace">,
  points: readonly CoursePoint[],
  now: number,
): number | null {
  if (runningPlace === null || !lastPoint) return null;
  // a point may be passed several times: the next one tells which time it was
  const next = points.findIndex(
    ({ code }, at) => at > 0 && code === ahead?.next.checkpoint && points[at - 1]?.code === lastPoint.checkpoint,
  );
  const last = next > 0 ? points[next - 1] : points.find(({ code }) => code === lastPoint.checkpoint);
  if (!last) return null;
  if (next < 1 || !ahead) return last.distanceM;
  const part = (now - lastPoint.at) / Math.max(1, ahead.next.at - lastPoint.at);
  return last.distanceM + (points[next]!.distanceM - last.distanceM) * Math.min(farthestPart, Math.max(0, part));
}

/** How many of these places are in each section between two points. */
export function countSections(
  points: readonly CoursePoint[],
  placesM: readonly number[],
): readonly { readonly from: string; readonly to: string; readonly count: number }[] {
  return points.slice(1).map((to, at) => {
    const from = points[at]!;
    const isLast = at === points.length - 2;
    const inside = placesM.filter((m) => m >= from.distanceM && (m < to.distanceM || (isLast && m <= to.distanceM)));
    return { from: from.code, to: to.code, count: inside.length };
  });
}
