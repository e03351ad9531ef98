import type { SheetPoint } from "../sheet-path.ts";
import type { MapFrame } from "./map-frame.ts";

/** The visible part of the sheet: its upper left corner and its zoom factor. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const wholeSheet: MapView = { x: 0, y: 0, zoom: 1 };
const largestZoom = 16;

type Sheet = Pick<MapFrame, "width" | "height">;

/** Multiplies the zoom by a factor, around a place of the window given in shares of its sides. */
export function zoomed(view: MapView, sheet: Sheet, times: number, at: SheetPoint = { x: 0.5, y: 0.5 }): MapView {
  const zoom = Math.min(largestZoom, Math.max(1, view.zoom * times));
  const kept = (side: number, share: number) => (side * share) / view.zoom - (side * share) / zoom;
  return within({ x: view.x + kept(sheet.width, at.x), y: view.y + kept(sheet.height, at.y), zoom }, sheet);
}

/** Moves by shares of the window: 0.5 to the right is half a window. */
export function moved(view: MapView, sheet: Sheet, right: number, down: number): MapView {
  const { x, y, zoom } = view;
  return within({ x: x + (right * sheet.width) / zoom, y: y + (down * sheet.height) / zoom, zoom }, sheet);
}

/** Position in the window of a place of the sheet, in shares of its sides. */
export function inWindow({ x, y, zoom }: MapView, { width, height }: Sheet, point: SheetPoint): SheetPoint {
  return { x: ((point.x - x) * zoom) / width, y: ((point.y - y) * zoom) / height };
}

/** Place of the sheet at a position of the window. */
export function onSheet({ x, y, zoom }: MapView, { width, height }: Sheet, share: SheetPoint): SheetPoint {
  return { x: x + (share.x * width) / zoom, y: y + (share.y * height) / zoom };
}

// The window never leaves the sheet.
function within({ x, y, zoom }: MapView, { width, height }: Sheet): MapView {
  const between = (value: number, side: number) => Math.min(Math.max(value, 0), side - side / zoom);
  return { x: between(x, width), y: between(y, height), zoom };
}
