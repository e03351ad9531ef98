import type { Task } from "../heavy-work/task.ts";
import { fromPieces } from "../heavy-work/pieces.ts";
import type { WorkerPool } from "../heavy-work/worker-pool.ts";
import type { Cell } from "./cell.ts";
import { type NotRead, readInThread } from "./read-in-thread.ts";
import type { Spreadsheet, SpreadsheetRow } from "./spreadsheet.ts";

interface Reading {
  readonly bytes: Uint8Array;
  readonly sheet: number;
}

/** A spreadsheet on its way from the thread that read it. */
interface ReadSpreadsheet extends Omit<Spreadsheet, "rows"> {
  /** Some rows each, as JSON: the event loop only ever takes in one piece at a time. */
  readonly pieces: readonly Uint8Array[];
}

export const readTask: Task<Reading, { readonly read: ReadSpreadsheet } | NotRead> = {
  name: "read-spreadsheet",
  program: new URL("./read-spreadsheet.worker.ts", import.meta.url),
  longestMs: 120_000,
};

/**
 * Reads a CSV or XLSX file. The caller's bytes are moved away and empty afterwards.
 * @param sheet place of the sheet in a workbook, from 0
 * @throws Unreadable
 */
export async function readSpreadsheet(pool: WorkerPool, bytes: Uint8Array, sheet: number): Promise<Spreadsheet> {
  const { pieces, ...read } = (await readInThread(pool, readTask, { bytes, sheet }, [bytes])).read;
  return { ...read, rows: await fromPieces<SpreadsheetRow>(pieces) };
}

interface Writing {
  readonly format: "csv" | "xlsx";
  readonly sheet: string;
  readonly header: readonly string[];
  readonly pieces: readonly Uint8Array[];
}

export const writeTask: Task<Writing, Uint8Array> = {
  name: "write-spreadsheet",
  program: new URL("./write-spreadsheet.worker.ts", import.meta.url),
  longestMs: 120_000,
};

/** A file of one table that grows piece by piece: the event loop holds one piece of its rows at a time. */
export interface SpreadsheetWriter {
  /** Every cell is a text or a date: the file holds no formulas. */
  add(rows: readonly (readonly Cell[])[]): void;
  finish(pool: WorkerPool): Promise<Uint8Array>;
}

export function createSpreadsheetWriter({ format, sheet, header }: Omit<Writing, "pieces">): SpreadsheetWriter {
  const pieces: Uint8Array[] = [];
  return {
    add: (rows) => void pieces.push(Buffer.from(JSON.stringify(rows))),
    finish: (pool) => pool.run(writeTask, { format, sheet, header, pieces }, pieces),
  };
}
