import type { CallFailed } from "../../lib/api/call-failed.ts";
import { sentenceAt } from "./sentence-at.ts";

/** Sentences by the word of the contract that they are for, or by a field and the word: see `sentenceAt`. */
export type OwnWords = Readonly<Record<string, string>>;

interface Sentences {
  readonly words: OwnWords & Readonly<Record<"invalid_input" | "internal", string>>;
  /** Of a word that nobody here knows: the server is newer than this page. */
  readonly refused: (word: string) => string;
}

/**
 * Why a call failed, in sentences: every reason of a refusal, or what went wrong.
 * @param areFieldsShown what is wrong with a field stands beside it: it is not said again, but that there is something
 * @example describeFailure(failure, sentences, false) // ["เต็มแล้ว"]
 */
export function describeFailure(failure: CallFailed, sentences: Sentences, areFieldsShown: boolean): string[] {
  const { words, refused } = sentences;
  const { code, status, reasons, fields } = failure;
  const atFields = fields.filter((field) => reasons.includes(field.code));
  const ofWhole = reasons.filter((reason) => !atFields.some((field) => field.code === reason));
  const said = ofWhole.map((reason) => words[reason] ?? refused(reason));
  if (!areFieldsShown) said.push(...atFields.map((field) => sentenceAt(words, field) ?? refused(field.code)));
  else if (atFields.length > 0) said.push(words.invalid_input);
  if (said.length > 0) return [...new Set(said)];
  // a server that is newer than this page said no: nothing is wrong on our side
  return [words[code] ?? (status >= 400 && status < 500 ? refused(code) : words.internal)];
}
