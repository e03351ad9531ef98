/** Rows `from` to before `to` of a list. */
export interface ListRange {
  readonly from: number;
  readonly to: number;
}

interface Viewport {
  /** How far the list's top is above the viewport's top, in pixels; negative when it is below. */
  readonly scrolled: number;
  readonly height: number;
}

/** The window moves in steps of this many rows, so that most frames of a scroll change nothing. */
const step = 8;
/** How many rows are in the document beyond each edge. */
const overscan = 12;

/** The rows to put into the document for a viewport; all rows have the same height. */
export function rangeToShow({ scrolled, height }: Viewport, rowHeight: number, total: number): ListRange {
  if (!(rowHeight > 0)) return { from: 0, to: Math.min(total, 2 * overscan) };
  const first = Math.floor(scrolled / rowHeight) - overscan;
  const last = Math.ceil((scrolled + height) / rowHeight) + overscan;
  const to = Math.min(total, Math.max(0, Math.ceil(last / step) * step));
  return { from: Math.min(Math.max(0, to - 2 * overscan), Math.max(0, Math.floor(first / step) * step)), to };
}

/** The visible rows, without those beyond the edges. */
export function rangeInSight({ scrolled, height }: Viewport, rowHeight: number, total: number): ListRange {
  const clamp = (row: number) => Math.min(total, Math.max(0, row));
  return { from: clamp(Math.floor(scrolled / rowHeight)), to: clamp(Math.ceil((scrolled + height) / rowHeight)) };
}
