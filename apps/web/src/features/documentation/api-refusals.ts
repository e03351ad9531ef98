import { deviceApi } from "@time-event/contract/device-api";
import type { Endpoint } from "@time-event/contract/endpoint";
import { eventApi } from "@time-event/contract/event-api";
import { type RefusalWord, refusalWords } from "@time-event/contract/refusal-words";
import type { Language } from "../../lib/i18n/language.ts";
import { failureWords } from "../../ui/form/words.messages.ts";

export interface RefusalLine {
  readonly word: RefusalWord;
  /** Beside a field of what was sent, or of the whole. */
  readonly place: "field" | "whole";
}

export interface RefusingCall {
  readonly name: string;
  readonly refusals: readonly RefusalLine[];
}

export function refusalsOf({ refuses }: Pick<Endpoint, "refuses">): RefusalLine[] {
  return Object.entries(refuses).map(([word, place]) => ({ word: word as RefusalWord, place }));
}

/** The calls of staff and of devices that can refuse, by name. */
export function refusingCalls(): RefusingCall[] {
  const calls: readonly Endpoint[] = [...deviceApi, ...eventApi];
  return calls
    .map((call) => ({ name: call.name, refusals: refusalsOf(call) }))
    .filter(({ refusals }) => refusals.length > 0)
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** What a word means, in a line: in English as the contract says it, in Thai as the product's own screens say it. */
export function meaningOf(word: RefusalWord, language: Language): string {
  return language === "en" ? refusalWords[word] : failureWords.th.words[word];
}
