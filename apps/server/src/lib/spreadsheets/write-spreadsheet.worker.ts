import { stringify } from "csv-stringify/sync";
import { moved } from "../heavy-work/moved.ts";
import type { Answer } from "../heavy-work/task.ts";
import type { Cell } from "./cell.ts";
import type { writeTask } from "./spreadsheets.ts";
import { writeXlsx } from "./write-xlsx.ts";

export const answer: Answer<typeof writeTask> = ({ format, sheet, header, pieces }) => {
  const bytes = format === "csv" ? writeCsv(header, pieces) : writeXlsx(sheet, header, eachPiece(pieces));
  return moved(bytes, [bytes]);
};

/** One piece of the rows at a time is more than bytes. */
function* eachPiece(pieces: readonly Uint8Array[]): Generator<Cell[][]> {
  for (const piece of pieces) yield JSON.parse(Buffer.from(piece).toString()) as Cell[][];
}

/** With the byte order mark by which Excel recognises UTF-8. */
function writeCsv(header: readonly string[], pieces: readonly Uint8Array[]): Uint8Array {
  const parts = [Buffer.from(`\uFEFF${stringify([header])}`)];
  for (const rows of eachPiece(pieces)) parts.push(Buffer.from(stringify(rows.map((cells) => cells.map(textOf)))));
  return Buffer.concat(parts);
}

const textOf = (cell: Cell): string => (typeof cell === "string" ? cell : cell.text);
