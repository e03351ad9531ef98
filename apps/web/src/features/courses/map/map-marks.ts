import { type CourseLine, pointAt } from "@time-event/domain/course/course-line";
import { niceStep, stepsBetween } from "../nice-steps.ts";
import type { SheetPoint } from "../sheet-path.ts";
import type { MapFrame } from "./map-frame.ts";

/** A distance mark on the line, or an arrow in the direction of the course. */
export interface WayMark extends SheetPoint {
  readonly distanceM: number;
  /** Degrees clockwise from east. */
  readonly turn: number;
}

/** How many marks fit on the whole map. */
const mostMarks = 12;
/** The share of the course over which an arrow's direction is measured. */
const lookAhead = 0.004;

/** Marks at round distances, more on a larger map, with arrows half way between them. */
export function wayMarks(line: CourseLine, frame: MapFrame, zoom: number): { marks: WayMark[]; arrows: WayMark[] } {
  const lengthM = line.at(-1)?.distanceM ?? 0;
  if (!(lengthM > 0)) return { marks: [], arrows: [] };
  const step = Math.max(1_000, niceStep(lengthM, mostMarks * Math.sqrt(zoom)));
  const ends = step / 4;
  const markAt = (distanceM: number): WayMark => {
    const here = frame.placeOf(pointAt(line, distanceM)!);
    const before = frame.placeOf(pointAt(line, distanceM - lengthM * lookAhead)!);
    const after = frame.placeOf(pointAt(line, distanceM + lengthM * lookAhead)!);
    const turn = Math.round((Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI);
    return { ...here, distanceM, turn };
  };
  return {
    marks: stepsBetween(step, lengthM - ends, step).map(markAt),
    arrows: stepsBetween(0, lengthM - step / 2, step).map((distanceM) => markAt(distanceM + step / 2)),
  };
}

/** A mark with a name at a place of the window, in shares of its sides. */
export interface Named extends SheetPoint {
  readonly label: string;
}

/**
 * The window of a small phone in pixels. The server does not know the screen, so what does not fit here is left out
 * everywhere.
 */
const window = { width: 350, letter: 8, line: 17, dot: 12 };
/** The smallest distance between a mark and a more important one, as a share of the window's width. */
const markRoom = 0.045;

/** The marks that do not cover a more important one. */
export function marksWithRoom<Mark extends SheetPoint>(marks: readonly Mark[], taken: readonly SheetPoint[]): Mark[] {
  return marks.filter((mark) => taken.every(({ x, y }) => Math.hypot(mark.x - x, mark.y - y) > markRoom));
}

/** The marks whose name fits beside the names before it, with the side on which it fits. */
export function namesWithRoom<Thing extends Named>(
  things: readonly Thing[],
  heightPerWidth: number,
): readonly (Thing & { readonly side: "left" | "right" })[] {
  const taken: { left: number; right: number; y: number }[] = [];
  return things.flatMap((thing) => {
    const x = thing.x * window.width;
    const y = thing.y * window.width * heightPerWidth;
    if (x < 0 || x > window.width || y < 0 || y > window.width * heightPerWidth) return [];
    const length = window.dot + thing.label.length * window.letter;
    const sides = thing.x > 0.6 ? (["left", "right"] as const) : (["right", "left"] as const);
    for (const side of sides) {
      const [left, right] = side === "left" ? [x - length, x] : [x, x + length];
      const isFree = taken.every(
        (other) => Math.abs(other.y - y) > window.line || other.right < left || other.left > right,
      );
      if (!isFree || left < 0 || right > window.width) continue;
      taken.push({ left, right, y });
      return [{ ...thing, side }];
    }
    return [];
  });
}
