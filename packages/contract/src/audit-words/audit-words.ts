import { columnTitles } from "@time-event/domain/entries/entry-columns";
import { inLanguage, type TextInBoth } from "@time-event/domain/text/in-language";
import type { AuditRow } from "../audit.ts";
import { coursesWords } from "./courses.ts";
import { eventWords } from "./event.ts";
import type { FeatureWords } from "./feature-words.ts";
import { jobTitles } from "./job-names.ts";
import { ordersWords } from "./orders.ts";
import { peopleWords } from "./people.ts";
import { raceDayWords } from "./race-day.ts";
import { resultsWords } from "./results.ts";
import { staffWords } from "./staff.ts";
import { type ValueFormat, valueText } from "./value-text.ts";
import { verbs } from "./verbs.ts";

type Language = "th" | "en";
type Words = Readonly<Record<string, TextInBoth>>;

/** Every feature's words, together: one log tells of all of them. */
export const features: readonly FeatureWords[] = [
  peopleWords,
  ordersWords,
  eventWords,
  coursesWords,
  raceDayWords,
  resultsWords,
  staffWords,
];

const together = (of: (words: FeatureWords) => Words): Words => Object.assign({}, ...features.map(of)) as Words;
const actions = together((words) => words.actions);
const nouns = together((words) => words.nouns);
const fields = together((words) => words.fields);
const jobs: Words = jobTitles;
/** A field such as `kind` has values in several features. */
const values: Readonly<Record<string, Words>> = Object.fromEntries(
  [...new Set(features.flatMap((words) => Object.keys(words.values ?? {})))].map((field) => [
    field,
    together((words) => words.values?.[field] ?? {}),
  ]),
);

/** The words for the log's codes. What has no words keeps its code: a newer server may write what a page does not know. */
export interface AuditWords {
  readonly action: (code: string) => string;
  readonly kind: (code: string) => string;
  /** What a change was made to, by its name. */
  readonly subject: (subject: AuditRow["subject"]) => string;
  readonly field: (code: string) => string;
  /** Whether a field has words; the code of a row, under which its change is kept, has none. */
  readonly knows: (code: string) => boolean;
  /** Whether a field is chosen from values that have words, this one among them. */
  readonly knowsValue: (field: string, value: string) => boolean;
  readonly value: (field: string, value: unknown) => string;
  readonly text: (both: TextInBoth) => string;
  /** Who made a change: a user, or a word when it was no user. */
  readonly author: (of: Pick<AuditRow, "username" | "address">) => string;
  /** From where: a network address, or a word for what the server did by itself. */
  readonly from: (address: string) => string;
}

/** Changes that nobody made on a page. */
const byItself: Words = {
  clock: { th: "ตามเวลาที่ตั้งไว้", en: "At the time that was set" },
  "command line": { th: "ผู้ดูแลเซิร์ฟเวอร์", en: "Operator of the server" },
};
const nobody = { th: "ไม่ทราบ", en: "Unknown" };

/**
 * The words of the log for readers of one language.
 * @example auditWords("en", format).action("club-merge") // "Merged club"
 */
export function auditWords(language: Language, format: ValueFormat): AuditWords {
  const columns: Readonly<Record<string, string | undefined>> = columnTitles(language);
  const inWords = (word: TextInBoth | undefined) => word && inLanguage(word, language);
  const fieldName = (code: string) => inWords(fields[code]) ?? columns[code];
  const valueName = (field: string, value: string) => inWords(values[field]?.[value]);
  const action = (code: string) => {
    const at = code.lastIndexOf("-");
    const [noun, verb] = [nouns[code.slice(0, at)], verbs[code.slice(at + 1)]];
    const said = noun && verb && inLanguage(verb, language).replace("…", inLanguage(noun, language));
    // the name of the action itself, when this is a variant such as `entry-bulk-club`
    return inWords(actions[code]) ?? said ?? inWords(actions[code.slice(0, at)]) ?? code;
  };
  return {
    action,
    kind: (code) => inWords(nouns[code]) ?? code,
    subject: ({ kind, name }) => {
      if (kind === "job") return inWords(jobs[name]) ?? name;
      if (kind === "images" || kind === "image") return valueName("kind", name) ?? name;
      if (kind !== "award") return name;
      const part = (code: string) => valueName("award", code) ?? valueName("gender", code) ?? code;
      return name.replace(prize, (key) => key.split(":").map(part).join(" "));
    },
    field: (code) => fieldName(code) ?? code,
    knows: (code) => fieldName(code) !== undefined,
    knowsValue: (field, value) => valueName(field, value) !== undefined,
    value: valueText(language, { field: fieldName, value: valueName }, format),
    text: (both) => inLanguage(both, language),
    author: ({ username, address }) => username || (inWords(byItself[address]) ?? inLanguage(nobody, language)),
    from: (address) => inWords(byItself[address]) ?? address,
  };
}

/** The key of a prize, as the rules of awards name it. */
const prize = /\b(overall|gender|named|thai|ageGroup|team)\b(:\S+)?/;
