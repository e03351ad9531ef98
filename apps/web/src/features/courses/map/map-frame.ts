import type { CourseLine } from "@time-event/domain/course/course-line";
import { type GeoPoint, onPlane } from "@time-event/domain/course/geo-point";
import type { SheetPoint } from "../sheet-path.ts";

/** The sheet on which a course is drawn: north is up, lengths are true. */
export interface MapFrame {
  readonly shape: "wide" | "square";
  readonly width: number;
  readonly height: number;
  readonly unitsPerM: number;
  readonly placeOf: (point: GeoPoint) => SheetPoint;
}

/** Width of the sheet in its own units: whole numbers are precise enough for any screen. */
const sheetWidth = 1_500;
const heights = { wide: 1_000, square: 1_500 };
/** Share of the width that stays free on every side, for names of checkpoints. */
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

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values);
}
