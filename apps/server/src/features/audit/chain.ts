import type { AuditDamage } from "@time-event/contract/audit";
import { sealOf } from "./seal.ts";

/** An entry as it is stored. */
export interface StoredEntry {
  readonly seq: number;
  readonly entry: string;
  readonly previousHash: string;
  readonly hash: string;
}

/** A place in the chain, identified by its entry's hash; number 0 and "" are the beginning. */
export interface ChainPlace {
  readonly seq: number;
  readonly hash: string;
}

export interface Damage {
  readonly seq: number;
  readonly damage: AuditDamage;
}

/** Checks the entries after a place one by one, and stops at the first that is not as it was written. */
export function walkChain(from: ChainPlace, entries: readonly StoredEntry[]): { at: ChainPlace; broken?: Damage } {
  let at = from;
  for (const { seq, entry, previousHash, hash } of entries) {
    if (seq !== at.seq + 1) return { at, broken: { seq: at.seq + 1, damage: "missing" } };
    if (previousHash !== at.hash) return { at, broken: { seq, damage: "unlinked" } };
    if (hash !== sealOf(previousHash, entry)) return { at, broken: { seq, damage: "altered" } };
    at = { seq, hash };
  }
  return { at };
}

/** Compares the end of the chain with the head, which is stored separately. */
export function compareWithHead(end: ChainPlace, head: ChainPlace): Damage | undefined {
  if (end.seq < head.seq) return { seq: end.seq + 1, damage: "missing" };
  if (end.seq > head.seq) return { seq: head.seq + 1, damage: "added" };
  return end.hash === head.hash ? undefined : { seq: end.seq, damage: "unlinked" };
}

/** The first noted place that does not match the checked entries. */
export function compareWithAnchors(anchors: readonly ChainPlace[], entries: readonly ChainPlace[]): Damage | undefined {
  const hashes = new Map(entries.map(({ seq, hash }) => [seq, hash]));
  const first = anchors
    .filter(({ seq, hash }) => hashes.has(seq) && hashes.get(seq) !== hash)
    .sort((a, b) => a.seq - b.seq)[0];
  return first && { seq: first.seq, damage: "rewritten" };
}
