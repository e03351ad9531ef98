import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { actionWords } from "./action-words.messages.ts";
import type { th } from "./action-words.th.ts";
import { auditMessages } from "./audit.messages.ts";
import { fieldWords } from "./field-words.messages.ts";
import { valueText } from "./value-text.ts";
import { valueWords } from "./value-words.messages.ts";

type Words = typeof th;

/** The words for the log's codes. */
export interface AuditWords {
  readonly action: (code: string) => string;
  readonly kind: (code: string) => string;
  readonly field: (code: string) => string;
  readonly value: (field: string, value: unknown) => string;
}

/**
 * The words for a call: its own, or its noun and verb; an unknown call keeps its name.
 * @example actionName(actionWords.en, "club-merge") // "Merged club"
 */
export function actionName({ actions, nouns, verbs }: Words, code: string): string {
  const at = code.lastIndexOf("-");
  const [noun, verb] = [nouns[code.slice(0, at)], verbs[code.slice(at + 1)]];
  // the name of the action itself, when this is a variant such as `entry-bulk-club`
  const general = actions[code.slice(0, at)];
  return actions[code] ?? (noun !== undefined && verb ? verb(noun) : (general ?? code));
}

export function useAuditWords(): AuditWords {
  const words = useMessages(actionWords);
  const fields = useMessages(fieldWords);
  const values = useMessages(valueWords);
  const { empty, yes, no } = useMessages(auditMessages);
  const format = useFormat();
  return {
    action: (code) => actionName(words, code),
    kind: (code) => words.nouns[code] ?? code,
    field: (code) => fields[code] ?? code,
    value: valueText({ empty, yes, no, values }, format),
  };
}
