import { doubtfulDay, doubtfulInstant } from "@time-event/domain/time/event-years";
import { formats } from "../../lib/i18n/format.ts";
import { useLanguage, useMessages } from "../../lib/i18n/language.ts";
import type { OwnWords } from "./describe-failure.ts";
import { describeField } from "./describe-field.ts";
import { fieldWords } from "./words.messages.ts";

/**
 * Puts a word on a field into a sentence. Where the value shows which day was probably meant, the sentence offers it.
 * @param own sentences that fit the screen better than the general ones
 */
export function useFieldText(own: OwnWords = {}): (path: string, word: string, value?: unknown) => string {
  const { words, other, meant } = useMessages(fieldWords);
  const language = useLanguage();
  const sentences = { words: { ...words, ...own }, other };
  return (path, word, value) => {
    const sentence = describeField({ path, code: word }, sentences);
    const day = word === "buddhist_year" || word === "bad_year" ? meantDay(value) : null;
    return day === null ? sentence : `${sentence} ${meant(formats[language].day(day))}`;
  };
}

function meantDay(value: unknown): string | null {
  if (typeof value === "string") return doubtfulDay(value)?.meant ?? null;
  const at = typeof value === "number" && !Number.isNaN(value) ? (doubtfulInstant(value)?.meant ?? null) : null;
  return at === null ? null : new Date(at).toISOString().slice(0, 10);
}
