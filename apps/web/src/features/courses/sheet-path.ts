/** A place on a drawing, in its units. */
export interface SheetPoint {
  readonly x: number;
  readonly y: number;
}

/** A line as an SVG path: whole units, each step from the one before, which makes a short text. */
export function pathOf(points: readonly SheetPoint[]): string {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  if (!first) return "";
  let before = first;
  let path = `M${first.x} ${first.y}l`;
  for (const point of rest) {
    for (const step of [point.x - before.x, point.y - before.y]) {
      // a minus sign separates numbers, so no space is needed
      path += step < 0 || path.endsWith("l") ? step : ` ${step}`;
    }
    before = point;
  }
  return path;
}
