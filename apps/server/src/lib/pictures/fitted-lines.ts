import { lineParts } from "@time-event/domain/text/line-parts";

interface Room {
  readonly width: number;
  readonly mostLines: number;
  /** Font sizes to try, the largest first. */
  readonly sizes: readonly number[];
}

export interface FittedLines {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * A text in the largest of some sizes in which it has room; lines end where words end. What has no room in the smallest
 * either ends in "…".
 */
export function fittedLines(text: string, { width, mostLines, sizes }: Room): FittedLines {
  for (const size of sizes) {
    const lines = broken(text, width / size);
    if (lines.length <= mostLines) return { size, lines };
  }
  const size = sizes.at(-1)!;
  const lines = broken(text, width / size);
  const last = [...graphemes.segment(lines.slice(mostLines - 1).join(" "))].map(({ segment }) => segment);
  while (widthOf(`${last.join("")}…`) > width / size) last.pop();
  return { size, lines: [...lines.slice(0, mostLines - 1), `${last.join("").trim()}…`] };
}

const graphemes = new Intl.Segmenter("th", { granularity: "grapheme" });

function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of lineParts(text)) {
    // a part that is wider than the line is broken within
    for (const piece of widthOf(part) > width ? [...graphemes.segment(part)].map(({ segment }) => segment) : [part]) {
      if (line !== "" && widthOf((line + piece).trimEnd()) > width) {
        lines.push(line.trim());
        line = "";
      }
      line += piece;
    }
  }
  return line.trim() === "" ? lines : [...lines, line.trim()];
}

/** About how wide a text is in bold Sarabun, in its font size; a little too wide rather than too narrow. */
function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) {
    if (/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\p{Mn}]/u.test(sign)) continue;
    if (/[A-Z@MW&%]/.test(sign)) width += 0.72;
    else if (/[ .,:;'’!|ijlIt()\-/เแ]/.test(sign)) width += 0.34;
    else width += 0.62;
  }
  return width;
}
