import type { AuditDamage } from "@time-event/contract/audit";
import { sealOf } from "./seal.ts";

/** An entry as it is stored. */
export interface StoredEntry {
  readonly seq: number;
  readonly entry: string;
  readonly previousHash: string;
  readonly hash: string;
}

/** A place in the chain, known by its entry's hash; number 0 and "" are the beginning. */
export interface ChainPlace {
  readonly seq: number;
  readonly hash: string;
}

export interface Damage {
  readonly seq: number;
  readonly damage: AuditDamage;
}

/** Walks from one place along the entries that follow, and stops where one is not as it was written. */
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

/** What the end of the chain and the head, which is kept apart, say of each other. */
export function compareWithHead(end: ChainPlace, head: ChainPlace): Damage | undefined {
  if (end.seq < head.seq) return { seq: end.seq + 1, damage: "missing" };
  if (end.seq > head.seq) return { seq: head.seq + 1, damage: "added" };
  return end.hash === head.hash ? undefined : { seq: end.seq, damage: "unlinked" };
}

/** The first of the noted places that the walked entries do not pass through as it was noted. */
export function compareWithAnchors(anchors: readonly ChainPlace[], entries: readonly ChainPlace[]): Damage | undefined {
  const hashes = new Map(entries.map(({ seq, hash }) => [seq, hash]));
  const first = anchors
    .filter(({ seq, hash }) => hashes.has(seq) && hashes.get(seq) !== hash)
    .sort((a, b) => a.seq - b.seq)[0];
  return first && { seq: first.seq, damage: "rewritten" };
}
