import type { OwnWords } from "./describe-failure.ts";

interface Sentences {
  readonly words: OwnWords;
  /** Of a word that nobody here knows: the server is newer than this page. */
  readonly other: (word: string) => string;
}

/** What is wrong with a field, in a sentence. @example describeField("taken", sentences) // "มีรายการอื่นใช้ค่านี้แล้ว ใช้ค่าอื่น" */
export function describeField(word: string, { words, other }: Sentences): string {
  return words[word] ?? other(word);
}
