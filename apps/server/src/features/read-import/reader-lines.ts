import type { LineProblem, ReaderRead } from "@time-event/domain/readers/reader-line";
import type { LineFormat } from "@time-event/domain/readers/recognise-format";
import { fromPieces } from "../../lib/heavy-work/pieces.ts";
import type { Task } from "../../lib/heavy-work/task.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { type NotRead, readInThread } from "../../lib/spreadsheets/read-in-thread.ts";

/** What one line of a file says: a read, by chip or by bib, or why it is none. */
export interface FileRead {
  readonly line: number;
  readonly read: ReaderRead | LineProblem;
  readonly isBib: boolean;
}

/** Null: it is a table. */
type LinesRead = { readonly format: LineFormat; readonly pieces: readonly Uint8Array[] } | null;

interface Reading {
  readonly bytes: Uint8Array;
  readonly format: LineFormat | undefined;
}

export const readLinesTask: Task<Reading, LinesRead | NotRead> = {
  name: "read-reader-lines",
  program: new URL("./read-reader-lines.worker.ts", import.meta.url),
  longestMs: 60_000,
};

/** Reads a maker's lines; the bytes stay with the caller. @returns null: it is a table @throws Unreadable */
export async function readReaderLines(
  pool: WorkerPool,
  bytes: Uint8Array,
  format: LineFormat | undefined,
): Promise<{ readonly format: LineFormat; readonly reads: readonly FileRead[] } | null> {
  const read = await readInThread(pool, readLinesTask, { bytes, format });
  return read && { format: read.format, reads: await fromPieces<FileRead>(read.pieces) };
}
