import type { CourseLine } from "@time-event/domain/course/course-line";
import type { SheetPoint } from "../sheet-path.ts";
import type { MapFrame } from "./map-frame.ts";

/** Farther from the line than this share of the window, the visitor does not point at the line. */
const reach = 0.08;

/** Metres along the course of the place that the visitor points at; null when the course is not near. */
export function nearestOnLine(line: CourseLine, frame: MapFrame, point: SheetPoint, zoom: number): number | null {
  let nearest = (reach * frame.width) / zoom;
  let atM: number | null = null;
  for (const [index, end] of line.slice(1).entries()) {
    const start = line[index]!;
    const a = frame.placeOf(start);
    const b = frame.placeOf(end);
    const squared = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
    const along = (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y);
    const share = squared > 0 ? Math.min(1, Math.max(0, along / squared)) : 0;
    const away = Math.hypot(a.x + share * (b.x - a.x) - point.x, a.y + share * (b.y - a.y) - point.y);
    if (away >= nearest) continue;
    nearest = away;
    atM = start.distanceM + share * (end.distanceM - start.distanceM);
  }
  return atM;
}
