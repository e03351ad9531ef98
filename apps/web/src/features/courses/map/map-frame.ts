import type { CourseLine } from "@time-event/domain/course/course-line";
import { type GeoPoint, onPlane } from "@time-event/domain/course/geo-point";

/** A place on the map's sheet, in its units. */
export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

/** The sheet on which a course is drawn: north is up, lengths are true. */
export interface MapFrame {
  readonly shape: "wide" | "square";
  readonly width: number;
  readonly height: number;
  readonly unitsPerM: number;
  readonly placeOf: (point: GeoPoint) => SheetPoint;
}

/** Units of the sheet's width; its own, so that whole numbers are fine enough for any screen. */
const sheetWidth = 1_500;
const heights = { wide: 1_000, square: 1_500 };
/** Of the width, free on every side: names of checkpoints stand there. */
const margin = 0.09;

export function frameOf(line: CourseLine): MapFrame {
  const middle = {
    lat: middleOf(line.map(({ lat }) => lat)),
    lng: middleOf(line.map(({ lng }) => lng)),
  };
  const plane = line.map((point) => onPlane(middle, point));
  const spanEast = spanOf(plane.map(({ eastM }) => eastM));
  const spanNorth = spanOf(plane.map(({ northM }) => northM));
  const shape = spanEast > spanNorth * 1.25 ? "wide" : "square";
  const height = heights[shape];
  const room = (side: number) => side - 2 * margin * sheetWidth;
  const unitsPerM = Math.min(room(sheetWidth) / Math.max(spanEast, 1), room(height) / Math.max(spanNorth, 1));
  return {
    shape,
    width: sheetWidth,
    height,
    unitsPerM,
    placeOf: (point) => {
      const { eastM, northM } = onPlane(middle, point);
      return { x: sheetWidth / 2 + eastM * unitsPerM, y: height / 2 - northM * unitsPerM };
    },
  };
}

/** The line as an SVG path: whole units, each step from the one before. */
export function pathOf(points: readonly SheetPoint[]): string {
  let before = { x: 0, y: 0 };
  return points
    .map(({ x, y }, index) => {
      const now = { x: Math.round(x), y: Math.round(y) };
      const step = index === 0 ? `M${now.x} ${now.y}` : `${now.x - before.x} ${now.y - before.y}`;
      before = now;
      return index === 1 ? `l${step}` : step;
    })
    .join(" ");
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
