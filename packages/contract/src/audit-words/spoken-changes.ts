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
  /** What a thing has from its beginning to its end; what was never filled in is left out. */
  const isThere = (field: string) => (before && after) || !isEmpty((after ?? before)?.[field]);
  return changed
    .filter((field) => isSpoken(field, before?.[field]) && isSpoken(field, after?.[field]) && isThere(field))
    .map((field) => {
      const change = { field, label: labelOf(field), before: said(before, field), after: said(after, field) };
      const isAnother = field === "pictureId" && before?.[field] && after?.[field];
      return isAnother ? { ...change, after: words.value(field, "another") } : change;
    });
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "" || value === false) return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

const isText = (value: unknown): value is TextInBoth =>
  typeof value === "object" && value !== null && "th" in value && "en" in value;
