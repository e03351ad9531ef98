import { chainStart, type ChainedRecord, type HashText, recordText } from "./record-chain.ts";

/** The hashes of records that are held, by number. */
export type HeldRecords = ReadonlyMap<number, Pick<ChainedRecord, "hash" | "previousHash">>;

/** `new`: to be stored. `repeated`: held already, exactly so. `broken`: it does not fit what is held, or its own hash. */
export type ChainLink = "new" | "repeated" | "broken";

/**
 * Compares a batch of one device with the records that are held. Records may come in any order and with gaps: each is
 * compared with the neighbours that are there.
 *
 * @param hashOf SHA-256 in lower-case hex
 * @returns in the order of the records
 * @example
 * checkChain([first, second, second], new Map(), sha256); // ["new", "new", "repeated"]
 * checkChain([{ ...second, bib: "102" }], new Map([[1, first]]), sha256); // ["broken"]: its hash is of another bib
 */
export function checkChain(records: readonly ChainedRecord[], held: HeldRecords, hashOf: HashText): ChainLink[] {
  const known = new Map(held);
  return records.map((record) => {
    const { seq, hash, previousHash } = record;
    const same = known.get(seq);
    if (same) return same.hash === hash ? "repeated" : "broken";
    const before = seq === 1 ? chainStart : known.get(seq - 1)?.hash;
    const after = known.get(seq + 1)?.previousHash;
    const fits =
      hashOf(recordText(record)) === hash &&
      (before === undefined || before === previousHash) &&
      (after === undefined || after === hash);
    if (!fits) return "broken";
    known.set(seq, { hash, previousHash });
    return "new";
  });
}
