import type { OwnWords } from "./describe-failure.ts";
import { sentenceAt, type WordAt } from "./sentence-at.ts";

interface Sentences {
  readonly words: OwnWords;
  /** Of a word that nobody here knows: the server is newer than this page. */
  readonly other: (word: string) => string;
}

/**
 * What is wrong with a field, in a sentence.
 * @example describeField({ path: "code", code: "taken" }, sentences) // "มีรายการอื่นใช้ค่านี้แล้ว ใช้ค่าอื่น"
 */
export function describeField(at: WordAt, { words, other }: Sentences): string {
  return sentenceAt(words, at) ?? other(at.code);
}
