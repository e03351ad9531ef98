import type { InstantMs } from "../time/instant.ts";

/** What a marshal's device says of one thing that was entered. Its hash is made of all of it. */
export interface RecordFacts {
  /** UUID of the device. */
  readonly device: string;
  /** From 1, without gaps, per device. */
  readonly seq: number;
  /** The hash of the record before; `chainStart` for the first. */
  readonly previousHash: string;
  readonly kind: "passing" | "dropout" | "note" | "undo";
  readonly bib: string | null;
  /** The number of the record that an undo takes back. */
  readonly undoes: number | null;
  readonly reason: "injury" | "withdrew" | "cut_off" | "other" | null;
  readonly note: string | null;
  /** By the device's own clock. */
  readonly at: InstantMs;
  /** By the device's clock that nobody sets. */
  readonly monotonicMs: number;
  /** The run of the page to which that clock belongs. */
  readonly bootId: string;
}

export interface ChainedRecord extends RecordFacts {
  /** 64 hexadecimal digits, lower case. */
  readonly hash: string;
}

/** What a file calls itself that has every record of a device. */
export const sealedFormat = "time-event station records 1";

/** Stands before the first record of a device. */
export const chainStart = "0".repeat(64);

/** SHA-256 of a text (UTF-8), as 64 lower-case hexadecimal digits. */
export type HashText = (text: string) => string;

/**
 * The text of which a record's hash is made: the same on the device and on the server.
 *
 * @example
 * recordText(record); // '["0b1e…",1,"0000…","passing","417",null,null,null,1796000000000,5120.5,"9c3f…"]'
 */
export function recordText(record: RecordFacts): string {
  const { device, seq, previousHash, kind, bib, undoes, reason, note, at, monotonicMs, bootId } = record;
  return JSON.stringify([device, seq, previousHash, kind, bib, undoes, reason, note, at, monotonicMs, bootId]);
}

/**
 * Finds the first record that does not continue the chain: a wrong number, a hash that is not its own, or one that does
 * not follow from the record before. Undefined: the chain is whole.
 *
 * @param records of one device, by number
 * @param before the number and hash of the record before the first; none: the device's chain begins here
 * @example
 * findChainBreak([first, second], sha256); // undefined
 */
export function findChainBreak<R extends ChainedRecord>(
  records: readonly R[],
  hashOf: HashText,
  before: { readonly seq: number; readonly hash: string } = { seq: 0, hash: chainStart },
): R | undefined {
  let { seq, hash } = before;
  for (const record of records) {
    if (record.seq !== seq + 1 || record.previousHash !== hash || record.hash !== hashOf(recordText(record)))
      return record;
    ({ seq, hash } = record);
  }
  return undefined;
}
