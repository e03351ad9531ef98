import { stringify } from "csv-stringify/sync";
import writeXlsxFile from "write-excel-file/node";
import { moved } from "../heavy-work/moved.ts";
import type { Answer } from "../heavy-work/task.ts";
import type { writeTask } from "./spreadsheets.ts";

type Rows = readonly (readonly string[])[];

export const answer: Answer<typeof writeTask> = async ({ format, sheet, header, pieces }) => {
  const rows = pieces.flatMap((piece) => JSON.parse(Buffer.from(piece).toString()) as Rows);
  // with the byte order mark by which Excel recognises UTF-8
  const bytes =
    format === "csv" ? Buffer.from(`\uFEFF${stringify([header, ...rows])}`) : await writeWorkbook(sheet, header, rows);
  return moved(bytes, [bytes]);
};

/** One sheet; the first row is its header. */
function writeWorkbook(sheet: string, header: readonly string[], rows: Rows): Promise<Uint8Array> {
  const headings = header.map((value) => ({ value, type: String, fontWeight: "bold" as const }));
  const cells = rows.map((row) => row.map((value) => (value === "" ? null : { value, type: String })));
  return writeXlsxFile([headings, ...cells], { sheet, stickyRowsCount: 1 }).toBuffer();
}
