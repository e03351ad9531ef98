/** A table as a spreadsheet has it: every cell as text, nothing interpreted yet. */
export interface Spreadsheet {
  readonly kind: "csv" | "xlsx";
  /** For a text file: its encoding. */
  readonly encoding: TextEncoding | null;
  readonly sheets: readonly string[];
  /** Hash of the whole file, to recognise it again. */
  readonly sha256: string;
  readonly rows: readonly SpreadsheetRow[];
}

export interface SpreadsheetRow {
  /** Line number as spreadsheets count, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export type TextEncoding = "utf-8" | "utf-16" | "windows-874";

/** Why a file is not read, as a word. */
export type UnreadableReason = "unreadable_file" | "old_excel" | "too_large_inside" | "too_many_lines";

/** A file cannot be read, or will not be. */
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
