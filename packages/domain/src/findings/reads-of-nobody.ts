import { isOneSlip } from "../stations/guess-bibs.ts";
import type { InstantMs } from "../time/instant.ts";
import type { Finding, JudgedCategory, JudgedEntry } from "./finding.ts";

/** The reads of a bib or a chip that no entry has, in order of time. */
export interface Unknown {
  readonly bib: string | null;
  readonly chip: string | null;
  readonly count: number;
  /** The first of them. */
  readonly reads: readonly { readonly id: number; readonly checkpoint: string; readonly at: InstantMs }[];
  /** The newest read: another one is another finding. */
  readonly lastId: number;
}

/**
 * @example
 * readsOfNobody({ bib: "999", chip: null, count: 2, reads, lastId: 7 }).subject; // "999"
 */
export function readsOfNobody({ bib, chip, count, reads, lastId }: Unknown): Finding {
  return {
    key: `read_of_nobody ${lastId}`,
    kind: "read_of_nobody",
    entryId: null,
    subject: bib ?? chip ?? "",
    points: [...new Set(reads.map(({ checkpoint }) => checkpoint))],
    count,
    since: null,
  };
}

interface Owner extends Pick<JudgedEntry, "splitMs" | "lastSeenAt"> {
  readonly bib: string;
}

/**
 * True when a marshal may have meant this entry: one slip of the thumb makes their bib of it, they were not read at that point, and
 * the read lies between those that they have.
 *
 * @example
 * mayBeOf({ bib: "1234", checkpoint: "CP2", at }, category, { bib: "1243", splitMs, lastSeenAt }); // true
 */
export function mayBeOf(
  read: { readonly bib: string; readonly checkpoint: string; readonly at: InstantMs },
  { checkpoints }: Pick<JudgedCategory, "checkpoints">,
  { bib, splitMs, lastSeenAt }: Owner,
): boolean {
  // seldom true, and cheap: a read of nobody is compared with everybody who misses one
  if (!isOneSlip(read.bib, bib)) return false;
  const lastMs = splitMs.findLast((ms) => ms !== null) ?? null;
  if (lastMs === null || lastSeenAt === null) return false;
  const readMs = read.at - (lastSeenAt - lastMs);
  return checkpoints.some((code, index) => {
    if (code !== read.checkpoint || (splitMs[index] ?? null) !== null) return false;
    const before = splitMs.slice(0, index).findLast((ms) => ms !== null) ?? -Infinity;
    const after = splitMs.slice(index + 1).find((ms) => ms !== null) ?? Infinity;
    return readMs > before && readMs < after;
  });
}
