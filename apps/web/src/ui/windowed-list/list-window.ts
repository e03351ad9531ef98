/** Rows `from` to before `to` of a list. */
export interface ListRange {
  readonly from: number;
  readonly to: number;
}

interface Viewport {
  /** How far the list's top lies above the viewport's top, pixels; negative where it lies below. */
  readonly scrolled: number;
  readonly height: number;
}

/** The window moves in steps of so many rows, so that most frames of a scroll change nothing. */
const step = 8;
/** So many rows are there beyond both edges. */
const overscan = 12;

/** The rows to have in the document for a viewport on a list of equally high rows. */
export function rangeToShow({ scrolled, height }: Viewport, rowHeight: number, total: number): ListRange {
  if (!(rowHeight > 0)) return { from: 0, to: Math.min(total, 2 * overscan) };
  const first = Math.floor(scrolled / rowHeight) - overscan;
  const last = Math.ceil((scrolled + height) / rowHeight) + overscan;
  const to = Math.min(total, Math.max(0, Math.ceil(last / step) * step));
  return { from: Math.min(Math.max(0, to - 2 * overscan), Math.max(0, Math.floor(first / step) * step)), to };
}

/** The rows that can be seen, without those beyond the edges. */
export function rangeInSight({ scrolled, height }: Viewport, rowHeight: number, total: number): ListRange {
  const clamp = (row: number) => Math.min(total, Math.max(0, row));
  return { from: clamp(Math.floor(scrolled / rowHeight)), to: clamp(Math.ceil((scrolled + height) / rowHeight)) };
}
