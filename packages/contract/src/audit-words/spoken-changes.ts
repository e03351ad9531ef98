import type { TextInBoth } from "@time-event/domain/text/in-language";
import type { AuditEntry } from "../audit.ts";
import type { AuditWords } from "./audit-words.ts";
import { isSpoken } from "./value-text.ts";

/** One changed field in words. Undefined: the thing had no such field then. */
export interface SpokenChange {
  readonly field: string;
  readonly label: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What an entry of the log changed, in words, without what only the machine reads. */
export function spokenChanges(
  { changed, before, after }: Pick<AuditEntry, "changed" | "before" | "after">,
  words: AuditWords,
): SpokenChange[] {
  /** A row of a list, such as an item of the menu, has a name of its own. */
  const labelOf = (field: string) => {
    const named = after?.[field] ?? before?.[field];
    return !words.knows(field) && isText(named) ? words.text(named) : words.field(field);
  };
  const said = (of: AuditEntry["before"], field: string) =>
    of && field in of ? words.value(field, of[field]) : undefined;
  return changed
    .filter((field) => isSpoken(field, before?.[field]) && isSpoken(field, after?.[field]))
    .map((field) => ({ field, label: labelOf(field), before: said(before, field), after: said(after, field) }));
}

const isText = (value: unknown): value is TextInBoth =>
  typeof value === "object" && value !== null && "th" in value && "en" in value;
