import { expect, it } from "vitest";
import { chainStart, type ChainedRecord, findChainBreak, type RecordFacts, recordText } from "./record-chain.ts";

/** Any function of the text will do: which one is hashed with is not the chain's matter. */
const hashOf = (text: string) =>
  [...text].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 1e9, 7).toString(16);

function chained(bibs: readonly string[]): ChainedRecord[] {
  const records: ChainedRecord[] = [];
  for (const bib of bibs) {
    const facts: RecordFacts = {
      device: "d",
      seq: records.length + 1,
      previousHash: records.at(-1)?.hash ?? chainStart,
      kind: "passing",
      bib,
      undoes: null,
      reason: null,
      note: null,
      at: 1_796_000_000_000,
      monotonicMs: 5.25,
      bootId: "b",
    };
    records.push({ ...facts, hash: hashOf(recordText(facts)) });
  }
  return records;
}

it("finds nothing in a whole chain, from its beginning or from its middle", () => {
  const records = chained(["1", "2", "3"]);
  expect(findChainBreak(records, hashOf)).toBeUndefined();
  expect(findChainBreak(records.slice(1), hashOf, records[0])).toBeUndefined();
});

it("finds a record that was changed, left out or moved", () => {
  const [first, second, third] = chained(["1", "2", "3"]) as [ChainedRecord, ChainedRecord, ChainedRecord];
  expect(findChainBreak([first, { ...second, bib: "9" }, third], hashOf)?.seq).toBe(2);
  expect(findChainBreak([first, third], hashOf)?.seq).toBe(3);
  expect(findChainBreak([second, first, third], hashOf)?.seq).toBe(2);
});

it("finds a record that was changed together with its own hash, by the one after it", () => {
  const [first, second, third] = chained(["1", "2", "3"]) as [ChainedRecord, ChainedRecord, ChainedRecord];
  const changed = { ...second, bib: "9" };
  expect(findChainBreak([first, { ...changed, hash: hashOf(recordText(changed)) }, third], hashOf)?.seq).toBe(3);
});
