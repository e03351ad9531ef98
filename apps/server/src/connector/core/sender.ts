import type { Answers, Fate } from "./answers.ts";
import type { Journal, KeptLine } from "./journal.ts";
import type { Push } from "./push.ts";
import type { ToldRead } from "./told-reads.ts";

interface Given {
  readonly journal: Journal;
  readonly answers: Answers;
  readonly push: Push;
  readonly readsOf: (line: KeptLine) => readonly ToldRead[];
  /** Null: the last batch was answered. */
  readonly onTrouble: (why: string | null) => void;
  readonly wait: (ms: number) => Promise<void>;
}

/** The server takes 2,000 reads at once; a MYLAPS line has several. */
const linesAtOnce = 200;
const readsAtOnce = 500;
const longestWaitMs = 30_000;

/** Sends the journal to the server in its order, for ever. What has no answer yet is sent again: the server knows it then. */
export async function runSender(given: Given): Promise<never> {
  const { journal, answers } = given;
  for (;;) await sendLines(given, await journal.after(answers.upTo(), linesAtOnce));
}

async function sendLines(given: Given, lines: readonly KeptLine[]): Promise<void> {
  const told = lines.map(given.readsOf);
  const sent = told.flat().filter((read) => typeof read !== "string");
  const fates: Fate[] = [];
  for (let at = 0; at < sent.length; at += readsAtOnce) {
    fates.push(...(await untilAnswered(given, sent.slice(at, at + readsAtOnce))));
  }
  let next = 0;
  await given.answers.keep(
    told.map((reads) => reads.map((read) => (typeof read === "string" ? read : fates[next++]!))),
  );
}

async function untilAnswered(given: Given, reads: readonly Exclude<ToldRead, string>[]): Promise<readonly Fate[]> {
  for (let tries = 0; ; tries++) {
    const answer = await given.push(reads);
    if (answer.kind !== "failed") given.onTrouble(null);
    if (answer.kind === "answered") return answer.fates;
    if (answer.kind === "refused") {
      if (reads.length === 1) return ["refused"];
      // one bad read must not keep the others
      const each: Fate[] = [];
      for (const read of reads) each.push(...(await untilAnswered(given, [read])));
      return each;
    }
    given.onTrouble(answer.why);
    await given.wait(Math.max(answer.waitMs, Math.min(longestWaitMs, 500 * 2 ** tries)));
  }
}
