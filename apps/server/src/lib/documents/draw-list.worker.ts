import PDFDocument from "pdfkit";
import type { Answer } from "../heavy-work/task.ts";
import { moved } from "../heavy-work/moved.ts";
import { documentBytes } from "./document-bytes.ts";
import { createFastType, type FastType } from "./fast-type.ts";
import { fitColumns } from "./fit-columns.ts";
import { documentFonts } from "./fonts.ts";
import type { drawListTask, ListColumn } from "./list-document.ts";
import { wrapText } from "./wrap-text.ts";

const width = 595;
const height = 842;
const side = 34;
const top = 34;
const bottom = height - 46;
const gap = 8;
const headSize = 7.5;
const rowSize = 8.5;
const footSize = 7.5;
/** Marks of one line must not touch the line below. */
const lead = 1.45;
/** Between a row's upper line and its text. */
const rowPad = 0.7;

interface Style {
  readonly type: FastType;
  readonly size: number;
}

/** A row as it stands on paper: the lines of each cell. */
interface SetRow {
  readonly cells: readonly (readonly string[])[];
  readonly height: number;
}

export const answer: Answer<typeof drawListTask> = async ({ language, pieces, printsItself, ...list }) => {
  const info = { Title: list.heading };
  const document = new PDFDocument({ size: "A4", margin: 0, lang: language, autoFirstPage: false, info });
  document.registerFont("regular", documentFonts.regular).registerFont("bold", documentFonts.bold);
  const bytes = documentBytes(document);
  if (printsItself) printWhenOpen(document);
  const regular = createFastType(document, "regular");
  const bold = createFastType(document, "bold");
  const styleOf = ({ bold: isBold = false }: ListColumn): Style => ({ type: isBold ? bold : regular, size: rowSize });

  const all = pieces.flatMap((piece) => JSON.parse(Buffer.from(piece).toString()) as string[][]);
  const used = list.columns.flatMap((_, at) => (all.some((row) => row[at] !== "") ? [at] : []));
  const columns = used.map((at) => list.columns[at]!);
  const rows = all.map((row) => used.map((at) => row[at]!));

  const room = width - 2 * side - gap * (columns.length - 1);
  const widths = fitColumns(
    columns.map((column, at) => ({
      natural: naturalWidth(column, rows, at, styleOf(column), bold),
      wraps: !!column.wraps,
    })),
    room,
  );
  const lefts = widths.map((_, at) => side + widths.slice(0, at).reduce((sum, each) => sum + each + gap, 0));
  const setCells = (cells: readonly string[], styles: readonly Style[]): SetRow => {
    const set = cells.map((cell, at) => linesOf(cell, widths[at]!, styles[at]!));
    const lines = Math.max(1, ...set.map(({ length }) => length));
    return { cells: set, height: lines * styles[0]!.size * lead + 2 * rowPad };
  };
  const drawCells = (row: SetRow, y: number, styles: readonly Style[]) =>
    row.cells.map((lines, at) => {
      const { type, size } = styles[at]!;
      return lines.map((line, down) => {
        const right = columns[at]!.align === "right" ? widths[at]! - type.widthOf(line, size) : 0;
        return type.write(line, { x: lefts[at]! + right, y: y + rowPad + (down * lead + 1.1) * size, size });
      });
    });

  const rowStyles = columns.map(styleOf);
  const headStyles = columns.map(() => ({ type: bold, size: headSize }));
  const head = setCells(
    columns.map(({ name }) => name),
    headStyles,
  );
  const title = setTitle(list, regular, bold);
  const pages = paged(
    rows.map((row) => setCells(row, rowStyles)),
    { first: bottom - top - title.height - head.height, other: bottom - top - head.height },
  );
  for (const [index, page] of pages.entries()) {
    document.addPage();
    regular.usePage();
    bold.usePage();
    let y = top;
    const texts: string[] = [];
    const rules: number[] = [];
    if (index === 0) {
      texts.push(title.draw(y));
      y += title.height;
    }
    texts.push(...drawCells(head, y, headStyles).flat());
    y += head.height;
    rules.push(y);
    for (const row of page) {
      texts.push(...drawCells(row, y, rowStyles).flat());
      y += row.height;
      rules.push(y);
    }
    texts.push(drawFoot(list.foot, `${index + 1} / ${pages.length}`, regular));
    const lines = rules.map(
      (at) => `${side} ${Math.round(at * 100) / 100} m ${width - side} ${Math.round(at * 100) / 100} l`,
    );
    document.addContent(`0.75 G 0.4 w ${lines.join(" ")} S 0 g BT ${texts.join("\n")} ET`);
  }
  document.end();
  const made = await bytes;
  return moved(made, [made]);
};

/** Readers that know the action open their print dialog by themselves. It is no script. */
function printWhenOpen(document: InstanceType<typeof PDFDocument>): void {
  const { _root } = document as unknown as { _root: { data: Record<string, unknown> } };
  _root.data.OpenAction = { Type: "Action", S: "Named", N: "Print" };
}

function naturalWidth(
  { name }: ListColumn,
  rows: readonly (readonly string[])[],
  at: number,
  { type, size }: Style,
  bold: FastType,
): number {
  let widest = Math.max(...name.split("\n").map((line) => bold.widthOf(line, headSize)));
  for (const row of rows) widest = Math.max(widest, type.widthOf(row[at]!, size));
  // what is exactly as wide as its column must not go to another line by a rounding
  return widest + 0.1;
}

function linesOf(text: string, room: number, { type, size }: Style): string[] {
  if (text === "") return [];
  if (!text.includes("\n") && type.widthOf(text, size) <= room) return [text];
  return wrapText(text, room, (part) => type.widthOf(part, size));
}

function setTitle(
  { heading, about }: { heading: string; about: readonly string[] },
  regular: FastType,
  bold: FastType,
) {
  const styles = [{ type: bold, size: 14 }, ...about.map(() => ({ type: regular, size: rowSize }))];
  const lines = [heading, ...about].flatMap((text, at) =>
    linesOf(text, width - 2 * side, styles[at]!).map((line) => ({ line, ...styles[at]! })),
  );
  const height = lines.reduce((sum, { size }) => sum + size * lead, 6);
  const draw = (from: number) => {
    let y = from;
    return lines
      .map(({ line, type, size }) => {
        y += size * lead;
        return type.write(line, { x: side, y: y - 0.4 * size, size });
      })
      .join("\n");
  };
  return { height, draw };
}

/** Which rows stand on which page; at least one page, and never one without a row but the first. */
function paged(rows: readonly SetRow[], room: { readonly first: number; readonly other: number }): SetRow[][] {
  const pages: SetRow[][] = [[]];
  let left = room.first;
  for (const row of rows) {
    if (row.height > left && (pages.at(-1)!.length > 0 || pages.length === 1)) {
      pages.push([]);
      left = room.other;
    }
    pages.at(-1)!.push(row);
    left -= row.height;
  }
  return pages;
}

function drawFoot(text: string, number: string, type: FastType): string {
  const size = footSize;
  const numberWidth = type.widthOf(number, size);
  const [line = "", ...more] = linesOf(text, width - 2 * side - numberWidth - 2 * gap, { type, size });
  const y = height - 30;
  return [
    type.write(more.length > 0 ? `${line}…` : line, { x: side, y, size }),
    type.write(number, { x: width - side - numberWidth, y, size }),
  ].join("\n");
}
