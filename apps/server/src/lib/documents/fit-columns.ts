export interface ColumnRoom {
  /** How wide its widest text is. */
  readonly natural: number;
  /** Its texts may go to another line. */
  readonly wraps: boolean;
}

/**
 * How wide each column is, so that all of them fill a page. Columns that do not wrap are as wide as their texts; the others
 * share what is left: each takes what it needs where that is less than a fair part.
 * @example fitColumns([{ natural: 30, wraps: false }, { natural: 300, wraps: true }, { natural: 50, wraps: true }], 200) // [30, 120, 50]
 */
export function fitColumns(columns: readonly ColumnRoom[], room: number): number[] {
  const widths = columns.map(({ natural, wraps }) => (wraps ? 0 : natural));
  let left = Math.max(0, room - widths.reduce((sum, width) => sum + width, 0));
  const open = columns.flatMap(({ wraps }, at) => (wraps ? [at] : []));
  open.sort((one, other) => columns[one]!.natural - columns[other]!.natural);
  for (const [done, at] of open.entries()) {
    const fair = left / (open.length - done);
    const isLast = done === open.length - 1;
    widths[at] = isLast ? left : Math.min(columns[at]!.natural, fair);
    left -= widths[at];
  }
  return widths;
}
