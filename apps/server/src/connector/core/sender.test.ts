import { expect, it } from "vitest";
import { createAnswers } from "./answers.ts";
import type { AppendFile } from "./append-file.ts";
import { createJournal } from "./journal.ts";
import type { PushAnswer } from "./push.ts";
import { runSender } from "./sender.ts";
import { createTeller } from "./told-reads.ts";

const inMemory = (lines: string[] = []): AppendFile => ({
  append: (more) => Promise.resolve(void lines.push(...more)),
  close: () => Promise.resolve(),
});
const place = {
  name: "finish",
  format: "race_result",
  timeZone: "Asia/Bangkok",
  checkpoint: "FIN",
  points: {},
} as const;
const passing = (number: number, chip: string, day = "2026-11-22") =>
  `${number};${chip};${day};06:00:0${number}.000;0;12;-68`;

/** Runs the sender over the lines until all are answered, against a server that answers in this order. */
async function send(lines: readonly string[], server: (chips: readonly string[]) => PushAnswer, fromStart = false) {
  const written: string[] = [];
  const journal = createJournal({ file: inMemory(), held: [], now: () => Date.parse("2026-11-22T06:10:00+07:00") });
  const answers = createAnswers({ file: inMemory(written), held: [], fromStart });
  await journal.keep("finish", lines);
  const waits: number[] = [];
  const troubles: (string | null)[] = [];
  const sent: string[][] = [];
  await new Promise<void>((done) => {
    const tell = createTeller(place);
    const rest = {
      ...journal,
      after: (n: number, count: number) => (n < lines.length ? journal.after(n, count) : halt()),
    };
    const halt = () => new Promise<never>(() => done());
    void runSender({
      journal: rest,
      answers,
      readsOf: tell,
      onTrouble: (why) => troubles.push(why),
      wait: (ms) => Promise.resolve(void waits.push(ms)),
      push: (reads) => {
        const chips = reads.map((read) => ("chipId" in read ? String(read.chipId) : ""));
        sent.push(chips);
        return Promise.resolve(server(chips));
      },
    });
  });
  return { written: written.map((line) => JSON.parse(line) as unknown), waits, troubles, sent, answers };
}

const stored = (chips: readonly string[]): PushAnswer => ({ kind: "answered", fates: chips.map(() => "stored") });

it("sends in the order of the journal, and keeps the answer to each read", async () => {
  const { sent, written, answers } = await send(
    [passing(1, "C1"), passing(2, "C2", "0000-00-00"), passing(3, "C3")],
    stored,
  );
  expect(sent).toEqual([["C1", "C3"]]);
  expect(written).toEqual([{ from: 1, fates: [["stored"], ["no_date"], ["stored"]] }]);
  expect([answers.upTo(), answers.counts()]).toEqual([3, { stored: 2, no_date: 1 }]);
});

it("waits longer and longer while the server does not answer, as long as it asks for", async () => {
  const answers: PushAnswer[] = [
    ...[0, 0, 9_000].map((waitMs): PushAnswer => ({ kind: "failed", why: "HTTP 503", waitMs })),
    ...Array.from({ length: 6 }, (): PushAnswer => ({ kind: "failed", why: "ECONNREFUSED", waitMs: 0 })),
  ];
  const { sent, waits, troubles } = await send([passing(1, "C1")], (chips) => answers.shift() ?? stored(chips));
  expect(waits).toEqual([500, 1_000, 9_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  expect(troubles.at(0)).toBe("HTTP 503");
  expect(troubles.at(-1)).toBe(null);
  expect(sent).toHaveLength(10);
});

it("does not let one read that the server refuses keep the others", async () => {
  const refuseC2 = (chips: readonly string[]): PushAnswer =>
    chips.includes("C2") ? { kind: "refused" } : stored(chips);
  const { written } = await send([passing(1, "C1"), passing(2, "C2"), passing(3, "C3")], refuseC2);
  expect(written).toEqual([{ from: 1, fates: [["stored"], ["refused"], ["stored"]] }]);
});

it("goes on after the last answer on the disk, or once more from the start", () => {
  const held = ['{"from":1,"fates":[["stored"],["unknown_checkpoint"]]}', '{"from":3,"fates":[["repeated","stored"]]}'];
  const file = inMemory();
  const answers = createAnswers({ file, held, fromStart: false });
  expect([answers.upTo(), answers.counts()]).toEqual([3, { stored: 2, unknown_checkpoint: 1, repeated: 1 }]);
  expect(createAnswers({ file, held, fromStart: true }).upTo()).toBe(0);
  const sentAgain = createAnswers({ file, held: [...held, '{"from":1,"fates":[["stored"]]}'], fromStart: false });
  expect([sentAgain.upTo(), sentAgain.counts()]).toEqual([1, { stored: 1 }]);
});
