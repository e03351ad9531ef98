import type { DataOf } from "@time-event/contract/endpoint";
import type { passingPush } from "@time-event/contract/passing-push";
import type { AppendFile } from "./append-file.ts";

/** What became of a read: as the server says, or `refused` if it takes the read for no read at all. */
export type Fate = DataOf<typeof passingPush>["fates"][number] | "refused";

/** What the server answered about lines, on this computer's disk. */
export interface Answers {
  /** The number of the last line that is answered: all before it are. */
  readonly upTo: () => number;
  /** Keeps the answers to the lines from `upTo() + 1` on: for each line, those to its reads. Resolves when they are on the disk. */
  readonly keep: (fates: readonly (readonly Fate[])[]) => Promise<void>;
  /** How many reads had which answer. */
  readonly counts: () => Readonly<Partial<Record<Fate, number>>>;
}

interface Given {
  readonly file: AppendFile;
  readonly held: readonly string[];
  /** Everything is sent once more: after checkpoints or entries were put right. */
  readonly fromStart: boolean;
}

interface Answered {
  readonly from: number;
  readonly fates: readonly (readonly Fate[])[];
}

export function createAnswers({ file, held, fromStart }: Given): Answers {
  let upTo = 0;
  const counts: Partial<Record<Fate, number>> = {};
  const count = (fates: Answered["fates"]) => {
    for (const fate of fates.flat()) counts[fate] = (counts[fate] ?? 0) + 1;
  };
  for (const text of fromStart ? [] : held) {
    const answered = JSON.parse(text) as Answered;
    // what was sent once more is answered from the start
    if (answered.from === 1) for (const fate of Object.keys(counts)) delete counts[fate as Fate];
    upTo = answered.from + answered.fates.length - 1;
    count(answered.fates);
  }
  return {
    upTo: () => upTo,
    counts: () => counts,
    keep: async (fates) => {
      await file.append([JSON.stringify({ from: upTo + 1, fates } satisfies Answered)]);
      upTo += fates.length;
      count(fates);
    },
  };
}
