import { type CourseLine, pointAt } from "@time-event/domain/course/course-line";
import { onPlane } from "@time-event/domain/course/geo-point";
import { decodeLine } from "@time-event/domain/course/line-text";
import { simplifyLine } from "@time-event/domain/course/simplify-line";
import type { Point } from "./contour-lines.ts";

/** The part of a cover that holds the course. */
export interface CoverBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A cover is a few centimetres wide: nobody sees more points than these. */
const mostPoints = 40;

/** A real course's line for a cover; empty when the text is not a line. */
export function coverLine(text: string): CourseLine {
  return simplifyLine(decodeLine(text), { mostPoints, toleranceM: 0 });
}

/** A course, north up, as large as the box allows and in its middle. */
export function routeOf(line: CourseLine, { left, right, top, bottom }: CoverBox): Point[] {
  const [start] = line;
  if (!start) return [];
  const plane = line.map((point) => onPlane(start, point));
  const east = plane.map(({ eastM }) => eastM);
  const north = plane.map(({ northM }) => northM);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const span = (values: readonly number[]) => Math.max(1, Math.max(...values) - Math.min(...values));
  const scale = Math.min((right - left) / span(east), (bottom - top) / span(north));
  return plane.map(({ eastM, northM }) => [
    (left + right) / 2 + (eastM - middle(east)) * scale,
    (top + bottom) / 2 - (northM - middle(north)) * scale,
  ]);
}

/** A smaller difference between highest and lowest point does not fill a profile. */
const leastSpanM = 150;

/** Heights of a course at evenly spaced places, from 0 to 1; null when heights are not known. */
export function ridgeOf(line: CourseLine, places: number): readonly number[] | null {
  const heights = line.map(({ elevationM }) => elevationM);
  if (line.length < 2 || heights.includes(null)) return null;
  const lowestM = Math.min(...heights.map((height) => height ?? 0));
  const spanM = Math.max(leastSpanM, ...heights.map((height) => (height ?? 0) - lowestM));
  const lengthM = line.at(-1)!.distanceM;
  return Array.from({ length: places }, (_, index) => {
    const elevationM = pointAt(line, (lengthM * index) / (places - 1))?.elevationM ?? lowestM;
    return (elevationM - lowestM) / spanM;
  });
}
