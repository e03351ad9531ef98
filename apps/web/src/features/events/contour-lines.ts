export type Point = readonly [x: number, y: number];
export type Field = (x: number, y: number) => number;

/** A grid over the picture, one margin wider on each side, so that every contour closes outside the picture. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly step: number;
}

/** Heights at the grid's corners. The border counts as a deep valley, so that lines that leave the picture close. */
export type Heights = readonly (readonly number[])[];

const valley = -9;

/** Heights of a field at the grid's corners, scaled to 0 to 1. */
export function sampleHeights(field: Field, { columns, rows, step }: Grid): Heights {
  const isBorder = (column: number, row: number) => row === 0 || column === 0 || row === rows || column === columns;
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => field((column - 1) * step, (row - 1) * step)),
  );
  const all = heights.flat();
  const low = Math.min(...all);
  const range = Math.max(...all) - low || 1;
  return heights.map((line, row) =>
    line.map((height, column) => (isBorder(column, row) ? valley : (height - low) / range)),
  );
}

/** Closed contour lines at one level, by marching squares. */
export function contourLines(heights: Heights, level: number, grid: Grid): Point[][] {
  const segments = new Map<string, Segment>();
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) addCell(heights, level, grid, column, row, segments);
  }
  return chain(segments);
}

interface Segment {
  readonly to: string;
  readonly point: Point;
}

// The four corners, clockwise from top left, are bits 8 4 2 1; a line runs from edge to edge with high ground on its
// right. Edges: 0 top, 1 right, 2 bottom, 3 left.
const lines: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

function addCell(
  heights: Heights,
  level: number,
  { step }: Grid,
  column: number,
  row: number,
  segments: Map<string, Segment>,
): void {
  const at = (dx: number, dy: number) => heights[row + dy]?.[column + dx] ?? 0;
  const corners = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)] as const;
  const shape = corners.reduce((bits, height, i) => bits | (height > level ? 8 >> i : 0), 0);
  for (const [from, to] of lines[shape] ?? []) {
    const share = (a: number, b: number) => (level - a) / (b - a);
    const [tl, tr, br, bl] = corners;
    const x = column - 1;
    const y = row - 1;
    const point: Point = [
      [x + share(tl, tr), y],
      [x + 1, y + share(tr, br)],
      [x + share(bl, br), y + 1],
      [x, y + share(tl, bl)],
    ][from] as unknown as Point;
    segments.set(edgeKey(column, row, from), {
      to: edgeKey(column, row, to),
      point: [point[0] * step, point[1] * step],
    });
  }
}

// An edge has the same name for both of its cells.
function edgeKey(column: number, row: number, edge: number): string {
  if (edge === 1) return `v${column + 1},${row}`;
  if (edge === 2) return `h${column},${row + 1}`;
  return edge === 0 ? `h${column},${row}` : `v${column},${row}`;
}

function chain(segments: Map<string, Segment>): Point[][] {
  const rings: Point[][] = [];
  for (const start of segments.keys()) {
    const ring: Point[] = [];
    for (let key = start, segment = segments.get(key); segment; segment = segments.get(key)) {
      segments.delete(key);
      ring.push(segment.point);
      key = segment.to;
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;
}

/**
 * A ring as a smooth closed path: every point bends the line between its neighbours' middles. Whole pixels are
 * precise enough, and relative steps make a shorter text.
 */
export function smoothRing(ring: readonly Point[]): string {
  const points = ring.length > 8 ? ring.filter((_, i) => i % 2 === 0) : ring;
  const middle = (i: number): Point => {
    const [ax, ay] = points[i % points.length] as Point;
    const [bx, by] = points[(i + 1) % points.length] as Point;
    return [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)];
  };
  let [x, y] = middle(points.length - 1);
  let path = `M${x} ${y}`;
  points.forEach(([bendX, bendY], i) => {
    const [endX, endY] = middle(i);
    path += `q${steps(Math.round(bendX) - x, Math.round(bendY) - y, endX - x, endY - y)}`;
    [x, y] = [endX, endY];
  });
  return `${path}Z`;
}

// A minus sign separates numbers, so no space is needed.
function steps(...numbers: readonly number[]): string {
  return numbers.reduce((text, number) => text + (text && number >= 0 ? ` ${number}` : `${number}`), "");
}
