import type { CallFailed } from "../../lib/api/call-failed.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { describeFailure, type OwnWords } from "./describe-failure.ts";
import { failureWords } from "./words.messages.ts";

interface Options {
  /** The fields that are at fault are on the screen, and each says what is wrong with it. */
  readonly areFieldsShown?: boolean;
}

/**
 * Puts a failed call into sentences: every reason why the rules refuse, or what went wrong.
 * @param own sentences that fit the screen better than the general ones
 * @example const failureText = useFailureText(m.refusals); failureText(save.error) // ["เต็มแล้ว"]
 */
export function useFailureText(own: OwnWords = {}): (failure: CallFailed, options?: Options) => string[] {
  const { words, refused } = useMessages(failureWords);
  const sentences = { words: { ...words, ...own }, refused };
  return (failure, { areFieldsShown = false } = {}) => describeFailure(failure, sentences, areFieldsShown);
}
