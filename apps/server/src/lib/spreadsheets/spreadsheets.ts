import type { ReadTask } from "./read-spreadsheet.worker.ts";
import type { Spreadsheet } from "./spreadsheet.ts";
import { runTask } from "./worker-task.ts";
import type { WriteTask } from "./write-workbook.worker.ts";

/**
 * Reads a CSV or XLSX file.
 * @param sheet place of the sheet in a workbook, from 0
 * @throws Unreadable
 */
export function readSpreadsheet(bytes: Uint8Array, sheet: number): Promise<Spreadsheet> {
  const task: ReadTask = { bytes, sheet };
  return runTask(new URL("./read-spreadsheet.worker.ts", import.meta.url), task);
}

/** Writes a workbook of one sheet; the first row is its header. Every cell is text: there are no formulas in it. */
export function writeWorkbook(sheet: string, rows: readonly (readonly string[])[]): Promise<Uint8Array> {
  const task: WriteTask = { sheet, rows };
  return runTask(new URL("./write-workbook.worker.ts", import.meta.url), task);
}
