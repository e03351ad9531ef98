import { useMessages } from "../../lib/i18n/language.ts";
import type { OwnWords } from "./describe-failure.ts";
import { fieldWords } from "./words.messages.ts";

/** Puts a word on a field into a sentence. */
export function useFieldText(own: OwnWords): (code: string) => string {
  const { words, other } = useMessages(fieldWords);
  const sentences: OwnWords = { ...words, ...own };
  return (code) => sentences[code] ?? other(code);
}
