/** A table as somebody's spreadsheet has it: every cell as text, nothing understood yet. */
export interface Spreadsheet {
  readonly kind: "csv" | "xlsx";
  /** Of a text file: how its letters were written. */
  readonly encoding: TextEncoding | null;
  readonly sheets: readonly string[];
  /** Of the whole file, by which it is known again. */
  readonly sha256: string;
  readonly rows: readonly SpreadsheetRow[];
}

export interface SpreadsheetRow {
  /** As a spreadsheet counts, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type TextEncoding = "utf-8" | "utf-16" | "windows-874";

/** Why a file is not read, as a word. */
export type UnreadableReason = "unreadable_file" | "old_excel" | "too_large_inside" | "too_many_lines";

/** A file cannot be read, or is not going to be. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason) {
    super(reason);
    this.reason = reason;
  }
}

export const mostLines = 100_000;
export const mostCells = 200;
export const longestCell = 2_000;
