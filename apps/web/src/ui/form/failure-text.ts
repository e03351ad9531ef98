import type { CallFailed } from "../../lib/api/call-failed.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { failureWords } from "./words.messages.ts";

/** Words of a feature's own refusals, by their code. */
export type OwnWords = Readonly<Record<string, string>>;

/**
 * Puts a failed call into sentences: every reason why the rules refuse, or what went wrong.
 * @example const failureText = useFailureText(m.refusals); failureText(save.error) // ["เต็มแล้ว"]
 */
export function useFailureText(own: OwnWords = {}): (failure: CallFailed) => string[] {
  const words: OwnWords & { other: string } = useMessages(failureWords);
  return ({ code, fields }) => {
    const reasons = fields.filter(({ path }) => path === "").map((reason) => reason.code);
    const codes = reasons.length > 0 ? reasons : [code];
    return [...new Set(codes.map((each) => own[each] ?? words[each] ?? words.other))];
  };
}
