import type { Task } from "../heavy-work/task.ts";

/** A long list for paper. */
export interface ListDocument {
  readonly language: "th" | "en";
  /** In large letters on the first page; `about` are the lines below it. */
  readonly heading: string;
  readonly about: readonly string[];
  /** At the foot of every page, beside its number: what a loose page belongs to. */
  readonly foot: string;
  readonly columns: readonly ListColumn[];
  /** The rows in pieces, each as JSON: `string[][]`, a cell for each column. A column without any text is left out. */
  readonly pieces: readonly Uint8Array[];
  /** Asks a reader of the file to print it as soon as it is open. */
  readonly printsItself: boolean;
}

export interface ListColumn {
  /** May have several lines. */
  readonly name: string;
  readonly align: "left" | "right";
  readonly bold?: boolean;
  /** Goes to another line where it is too long; others are as wide as their longest cell. */
  readonly wraps?: boolean;
}

/** Draws a list on A4, as a PDF. */
export const drawListTask: Task<ListDocument, Uint8Array> = {
  name: "draw-list",
  program: new URL("./draw-list.worker.ts", import.meta.url),
  longestMs: 120_000,
};

/** The rows of a list on their way to the thread that draws it: the event loop holds one piece at a time. */
export function createListRows() {
  const pieces: Uint8Array[] = [];
  return {
    pieces,
    add: (rows: readonly (readonly string[])[]) => void pieces.push(Buffer.from(JSON.stringify(rows))),
  };
}
