import type { KeptLine } from "./journal.ts";
import type { ToldRead } from "./told-reads.ts";

/** What is known of a reader. */
export interface ReaderStatus {
  readonly name: string;
  /** Where it is, or where it is waited for. */
  readonly address: string;
  links: number;
  /** Why it is not connected; empty: it was not tried yet, or it hung up. */
  why: string;
  /** Lines with reads, from its first connection on. */
  lines: number;
  last: { readonly chip: string; readonly at: number } | null;
  /**
   * This computer's clock when the last line came, minus the time that the line says, ms: near 0 if the reader's clock is right and
   * the read is fresh.
   */
  lateMs: number | null;
}

/** What the program shows of itself. */
export interface Status {
  readonly readers: ReadonlyMap<string, ReaderStatus>;
  /** Why nothing can be written; null: the disk is well. */
  disk: string | null;
  /** Why the server has not taken the last reads; null: it has. */
  server: string | null;
  /** The server's clock minus this computer's, ms. */
  serverAheadMs: number | null;
}

interface Named {
  readonly name: string;
  readonly address: string;
}

export function createStatus(readers: readonly Named[]): Status {
  const unknown = { links: 0, why: "", lines: 0, last: null, lateMs: null };
  return {
    readers: new Map(readers.map((reader) => [reader.name, { ...reader, ...unknown }])),
    disk: null,
    server: null,
    serverAheadMs: null,
  };
}

/** Takes down what a kept line says. */
export function noteLine(reader: ReaderStatus, kept: KeptLine, reads: readonly ToldRead[], isFresh: boolean): void {
  reader.lines++;
  const read = reads.findLast((each) => typeof each !== "string");
  if (!read || !("timestamp" in read)) return;
  const at = Number(read.timestamp);
  reader.last = { chip: String(read.chipId ?? read.bib), at };
  if (isFresh) reader.lateMs = kept.receivedAt - at;
}
