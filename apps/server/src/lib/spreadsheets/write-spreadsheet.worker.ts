import { stringify } from "csv-stringify/sync";
import writeXlsxFile from "write-excel-file/node";
import { moved } from "../heavy-work/moved.ts";
import type { Answer } from "../heavy-work/task.ts";
import type { writeTask } from "./spreadsheets.ts";

type Rows = string[][];

export const answer: Answer<typeof writeTask> = async ({ format, sheet, header, pieces }) => {
  const bytes = format === "csv" ? writeCsv(header, pieces) : await writeWorkbook(sheet, header, pieces);
  return moved(bytes, [bytes]);
};

const rowsOf = (piece: Uint8Array) => JSON.parse(Buffer.from(piece).toString()) as Rows;

/** With the byte order mark by which Excel recognises UTF-8. One piece of the rows at a time is more than bytes. */
function writeCsv(header: readonly string[], pieces: readonly Uint8Array[]): Uint8Array {
  const parts = pieces.map((piece) => Buffer.from(stringify(rowsOf(piece))));
  return Buffer.concat([Buffer.from(`\uFEFF${stringify([header])}`), ...parts]);
}

/** One sheet; the first row is its header. A text is a cell of its own: an object around each takes half of the memory. */
function writeWorkbook(sheet: string, header: readonly string[], pieces: readonly Uint8Array[]): Promise<Uint8Array> {
  const headings = header.map((value) => ({ value, type: String, fontWeight: "bold" as const }));
  const rows = pieces.flatMap(rowsOf);
  return writeXlsxFile([headings, ...rows], { sheet, stickyRowsCount: 1 }).toBuffer();
}
