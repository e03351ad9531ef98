import { useMessages } from "../../lib/i18n/language.ts";
import type { OwnWords } from "./failure-text.ts";
import { fieldWords } from "./words.messages.ts";

/** Puts a word on a field into a sentence. */
export function useFieldText(own: OwnWords): (code: string) => string {
  const words: OwnWords & { other: string } = useMessages(fieldWords);
  return (code) => own[code] ?? words[code] ?? words.other;
}
