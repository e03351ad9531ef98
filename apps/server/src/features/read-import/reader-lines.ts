import type { LineProblem, ReaderRead } from "@time-event/domain/readers/reader-line";
import type { LineFormat } from "@time-event/domain/readers/recognise-format";
import { fromPieces } from "../../lib/heavy-work/pieces.ts";
import type { Task } from "../../lib/heavy-work/task.ts";
import { WorkFailed, type WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { Unreadable, type UnreadableReason } from "../../lib/spreadsheets/spreadsheet.ts";

/** What one line of a file says: a read, by chip or by bib, or why it is none. */
export interface FileRead {
  readonly line: number;
  readonly read: ReaderRead | LineProblem;
  readonly isBib: boolean;
}

/** Null: it is a table. */
type LinesAnswer =
  | { readonly format: LineFormat; readonly pieces: readonly Uint8Array[] }
  | { readonly unreadable: UnreadableReason }
  | null;

export const readLinesTask: Task<{ readonly bytes: Uint8Array; readonly format: LineFormat | undefined }, LinesAnswer> =
  {
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
  const answer = await pool.run(readLinesTask, { bytes, format }).catch((error: unknown) => {
    throw error instanceof WorkFailed ? new Unreadable("too_large_inside") : error;
  });
  if (answer === null) return null;
  if ("unreadable" in answer) throw new Unreadable(answer.unreadable);
  return { format: answer.format, reads: await fromPieces<FileRead>(answer.pieces) };
}
