import type { InstantMs } from "@time-event/domain/time/instant";
import type { PassingRow } from "./race-folder.types.ts";

/** The reads of a race in the order of their instants. */
export interface Timeline {
  readonly length: number;
  at(index: number): InstantMs;
  read(index: number): PassingRow;
}

/**
 * Packs the reads of a folder into about 24 bytes each: bibs and places are repeated often and kept once. Every instant
 * is moved by `shiftMs`.
 */
export async function packTimeline(reads: AsyncIterable<PassingRow>, shiftMs = 0): Promise<Timeline> {
  const whoWords = createWordList<Pick<PassingRow, "bib" | "chip">>();
  const whereWords = createWordList<Pick<PassingRow, "checkpoint" | "source" | "device">>();
  const instants: number[] = [];
  const who: number[] = [];
  const where: number[] = [];
  for await (const { at, bib, chip, checkpoint, source, device } of reads) {
    instants.push(at + shiftMs);
    who.push(whoWords.numberOf(`${bib === null}${bib ?? chip}`, { bib, chip }));
    where.push(whereWords.numberOf(JSON.stringify([checkpoint, source, device]), { checkpoint, source, device }));
  }

  const order = Uint32Array.from(instants.keys()).sort((a, b) => instants[a]! - instants[b]! || a - b);
  const at = (index: number) => instants[order[index]!]!;
  return {
    length: order.length,
    at,
    read: (index) => {
      const place = order[index]!;
      return { ...whoWords.words[who[place]!]!, ...whereWords.words[where[place]!]!, at: at(index) };
    },
  };
}

function createWordList<Word>() {
  const numbers = new Map<string, number>();
  const words: Word[] = [];
  return {
    words,
    numberOf: (key: string, word: Word): number => {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, words.length);
      return words.push(word) - 1;
    },
  };
}
