import type { AuditRow } from "@time-event/contract/audit";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { actionWords } from "./action-words.messages.ts";
import type { th } from "./action-words.th.ts";
import { jobNames } from "../jobs/job-names.shared.ts";
import { auditMessages } from "./audit.messages.ts";
import { fieldWords } from "./field-words.messages.ts";
import { valueText } from "./value-text.ts";
import { valueWords } from "./value-words.messages.ts";

type Words = typeof th;
type Values = (typeof valueWords)["en"];

/** The words for the log's codes. */
export interface AuditWords {
  readonly action: (code: string) => string;
  readonly kind: (code: string) => string;
  /** What a change was made to, by its name. */
  readonly subject: (subject: AuditRow["subject"]) => string;
  readonly field: (code: string) => string;
  /** Whether a field has words; the code of a row, under which its change is kept, has none. */
  readonly knows: (code: string) => boolean;
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

/**
 * The name of a changed thing. Where that is a code, it is said in words.
 * @example subjectName(valueWords.en, "award", "10K gender:F") // "10K gender Female"
 */
export function subjectName(values: Values, kind: string, name: string): string {
  if (kind === "images" || kind === "image") return values["kind"]?.[name] ?? name;
  if (kind !== "award") return name;
  const inWords = (part: string) => values["award"]?.[part] ?? values["gender"]?.[part] ?? part;
  return name.replace(prize, (key) => key.split(":").map(inWords).join(" "));
}

/** The key of a prize, as the rules of awards name it. */
const prize = /\b(overall|gender|named|thai|ageGroup|team)\b(:\S+)?/;

export function useAuditWords(): AuditWords {
  const words = useMessages(actionWords);
  const fields = useMessages(fieldWords);
  const values = useMessages(valueWords);
  const jobs: Readonly<Record<string, string>> = useMessages(jobNames);
  const { empty, yes, no, seconds } = useMessages(auditMessages);
  const format = useFormat();
  return {
    action: (code) => actionName(words, code),
    kind: (code) => words.nouns[code] ?? code,
    subject: ({ kind, name }) => (kind === "job" ? (jobs[name] ?? name) : subjectName(values, kind, name)),
    field: (code) => fields[code] ?? code,
    knows: (code) => code in fields,
    value: valueText({ empty, yes, no, seconds, values }, format),
  };
}
