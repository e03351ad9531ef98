import type { StatementLine } from "@time-event/domain/statements/statement-line";
import type { Task } from "../../lib/heavy-work/task.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import { fromPieces } from "../../lib/heavy-work/pieces.ts";
import { decodeText } from "../../lib/spreadsheets/decode-text.ts";
import { type NotRead, readInThread } from "../../lib/spreadsheets/read-in-thread.ts";

type TextFormat = "camt" | "mt940";

/** Null: the file only looks like one. */
type TextRead = { readonly format: TextFormat; readonly pieces: readonly Uint8Array[] } | null;

export const readTextTask: Task<{ readonly bytes: Uint8Array }, TextRead | NotRead> = {
  name: "read-text-statement",
  program: new URL("./read-text-statement.worker.ts", import.meta.url),
  longestMs: 30_000,
};

const headBytes = 4_096;

/** The format that a file seems to have by its first lines; null: it is a table. */
export function formatOf(file: Uint8Array): TextFormat | null {
  const { text } = decodeText(file.subarray(0, headBytes));
  if (text.includes("\0")) return null;
  if (/^\s*<\?xml|^\s*<Document/.test(text)) return "camt";
  return /^:20:/m.test(text) ? "mt940" : null;
}

/** Reads a statement that is no table; the bytes stay with the caller. @throws Unreadable */
export async function readTextStatement(
  pool: WorkerPool,
  bytes: Uint8Array,
): Promise<{ readonly format: TextFormat; readonly lines: readonly StatementLine[] } | null> {
  const read = await readInThread(pool, readTextTask, { bytes });
  return read && { format: read.format, lines: await fromPieces<StatementLine>(read.pieces) };
}
