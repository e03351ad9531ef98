import { encode } from "uqr";

export interface QrDrawing {
  /** Squares in a row, with the white border that readers need. */
  readonly size: number;
  /** The dark squares, one unit each, as an SVG path. */
  readonly path: string;
}

/** @example qrDrawing("00020101…").path // "M2 2h7v1h-7z…" */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  return { size, path: data.map((row, y) => rowPath(row, y)).join("") };
}

/** Neighbours become one bar: no hairlines between them, and a shorter page. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    const width = x + 1 - from;
    path += `M${from} ${y}h${width}v1h-${width}z`;
  }
  return path;
}
