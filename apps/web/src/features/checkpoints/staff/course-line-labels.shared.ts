interface Mark {
  /** Where the mark is, as a share of the line: 0 to 1. */
  readonly share: number;
  readonly code: string;
}

/** What the line says beside a mark. */
export interface Label {
  /** The row below the line; null: there is no space, so that only a pointer at the mark shows its name. */
  readonly row: number | null;
  readonly side: "first" | "middle" | "last";
}

const mostRows = 2;
const characterPx = 8.2;
const distancePx = 52;
const gapPx = 6;
/** The half of a mark: a name at an end of the line begins or ends with its mark. */
const markPx = 10;

/**
 * A label for each mark, so that no two names cover each other: the ends first, because they say what the line is; then
 * from the left, each in the first row that has space.
 * @param widthPx of the whole line
 */
export function placeLabels(marks: readonly Mark[], widthPx: number): Label[] {
  const taken: (readonly [from: number, to: number])[][] = Array.from({ length: mostRows }, () => []);
  const labels: Label[] = [];
  for (const at of endsFirst(marks.length)) {
    const { share, code } = marks[at]!;
    const { side, from, to } = place(share * widthPx, Math.max(code.length * characterPx, distancePx), widthPx);
    const row = taken.findIndex((spans) => spans.every(([start, end]) => to + gapPx <= start || from >= end + gapPx));
    taken[row]?.push([from, to]);
    labels[at] = { row: row < 0 ? null : row, side };
  }
  return labels;
}

function place(x: number, width: number, lineWidth: number): { side: Label["side"]; from: number; to: number } {
  if (x < width / 2) return { side: "first", from: x - markPx, to: x - markPx + width };
  if (x > lineWidth - width / 2) return { side: "last", from: x + markPx - width, to: x + markPx };
  return { side: "middle", from: x - width / 2, to: x + width / 2 };
}

function endsFirst(count: number): number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  return count < 3 ? all : [0, count - 1, ...all.slice(1, -1)];
}
