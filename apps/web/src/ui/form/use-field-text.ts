import { useMessages } from "../../lib/i18n/language.ts";
import type { OwnWords } from "./describe-failure.ts";
import { describeField } from "./describe-field.ts";
import { fieldWords } from "./words.messages.ts";

/** Puts a word on a field into a sentence. @param own sentences that fit the screen better than the general ones */
export function useFieldText(own: OwnWords = {}): (path: string, word: string) => string {
  const { words, other } = useMessages(fieldWords);
  const sentences = { words: { ...words, ...own }, other };
  return (path, word) => describeField({ path, code: word }, sentences);
}
