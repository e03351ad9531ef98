import { expect, it } from "vitest";
import type { AppendFile } from "./append-file.ts";
import { createJournal } from "./journal.ts";

function givenFile() {
  const written: string[] = [];
  let release = () => {};
  const state = { isSlow: false };
  const file: AppendFile = {
    append: async (lines) => {
      if (state.isSlow) await new Promise<void>((done) => (release = done));
      written.push(...lines);
    },
    close: () => Promise.resolve(),
  };
  return { file, written, state, release: () => release() };
}

it("numbers lines, keeps a line of a reader once, and goes on after a restart", async () => {
  const { file, written } = givenFile();
  const journal = createJournal({ file, held: [], now: () => 1_000 });
  expect(await journal.keep("finish", ["a", "b", "a"])).toMatchObject([
    { n: 1, reader: "finish", receivedAt: 1_000, line: "a" },
    { n: 2, line: "b" },
  ]);
  expect(await journal.keep("finish", ["b"])).toEqual([]);
  await journal.keep("start", ["a"]);
  // the middle of the file is damaged
  const again = createJournal({ file, held: [written[0]!, '{"reader":"fin', written[1]!], now: () => 2_000 });
  expect(again.last()).toBe(2);
  expect(await again.keep("finish", ["a", "b", "c"])).toMatchObject([{ n: 3, line: "c" }]);
  expect(await again.after(1, 10)).toMatchObject([{ line: "b" }, { line: "c" }]);
  expect(await again.after(0, 1)).toMatchObject([{ line: "a" }]);
});

it("gives nothing away that is not on the disk yet", async () => {
  const { file, state, release } = givenFile();
  const journal = createJournal({ file, held: [], now: () => 1_000 });
  state.isSlow = true;
  const events: string[] = [];
  const kept = journal.keep("finish", ["a"]).then(() => events.push("kept"));
  const given = journal.after(0, 10).then((lines) => events.push(`given ${lines.length}`));
  await new Promise(setImmediate);
  expect(events).toEqual([]);
  release();
  await Promise.all([kept, given]);
  expect(events.toSorted()).toEqual(["given 1", "kept"]);
});
