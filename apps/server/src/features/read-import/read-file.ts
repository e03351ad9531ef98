import type { ReadFormat } from "@time-event/contract/read-import";
import { lineProblems, type LineProblem, type ReaderRead } from "@time-event/domain/readers/reader-line";
import {
  guessReadColumns,
  isCompleteReadMapping,
  readTableRow,
  type ReadMapping,
} from "@time-event/domain/readers/table-columns";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { mapInTurns } from "../../lib/in-turns.ts";
import type { SpreadsheetRow } from "../../lib/spreadsheets/spreadsheet.ts";
import { readSpreadsheet } from "../../lib/spreadsheets/spreadsheets.ts";
import { type FileRead, readReaderLines } from "./reader-lines.ts";

/** A file as it was read. */
export interface ReadFile {
  readonly format: ReadFormat;
  readonly header: readonly string[];
  readonly mapping: ReadMapping;
  readonly samples: readonly (readonly string[])[];
  readonly isComplete: boolean;
  readonly reads: readonly FileRead[];
}

const linesBeforeHeader = 30;
const samplesShown = 5;

/** @throws Unreadable; null: a table without any line */
export async function readFile(
  pool: WorkerPool,
  file: Buffer,
  given: { readonly format?: ReadFormat | undefined; readonly mapping?: ReadMapping | undefined },
): Promise<ReadFile | null> {
  const isWorkbook = file.subarray(0, 2).toString("latin1") === "PK" || file[0] === 0xd0;
  const lines = isWorkbook || given.format === "table" ? null : await readReaderLines(pool, file, given.format);
  if (!lines) return tableOf((await readSpreadsheet(pool, file, 0)).rows, given.mapping);
  return { ...lines, header: [], mapping: [], samples: [], isComplete: true };
}

async function tableOf(rows: readonly SpreadsheetRow[], given: ReadMapping | undefined): Promise<ReadFile | null> {
  const known = rows.slice(0, linesBeforeHeader).map(({ cells }) => guessReadColumns(cells).filter(Boolean).length);
  const most = Math.max(0, ...known);
  const head = rows[most > 1 ? known.indexOf(most) : 0];
  if (!head) return null;
  const header = head.cells.map((cell) => cell.trim());
  const mapping = given ?? guessReadColumns(header);
  const below = rows.slice(rows.indexOf(head) + 1);
  const isComplete = isCompleteReadMapping(mapping);
  const reads = await mapInTurns(isComplete ? below : [], ({ line, cells }) => {
    const row = readTableRow(mapping, cells);
    return row.line.map((read) => ({ line, read, isBib: row.isBib }));
  });
  const samples = below.slice(0, samplesShown).map(({ cells }) => [...cells]);
  return { format: "table", header, mapping, samples, isComplete, reads: reads.flat() };
}

/** Is it the word of a line that is no read? */
export function isLineProblem(read: ReaderRead | LineProblem): read is LineProblem {
  return lineProblems.some((problem) => problem === read);
}
