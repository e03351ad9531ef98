import { type AuditWords, auditWords } from "@time-event/contract/audit-words/audit-words";
import { spokenChanges } from "@time-event/contract/audit-words/spoken-changes";
import { isSpoken } from "@time-event/contract/audit-words/value-text";
import { withNames } from "../features/audit/named-values.queries.ts";
import type { Db } from "../db/connection.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * What people type, and what has a name of its own: no code is looked for there. The examples' menu is another one by now, so that the
 * group `below` which an item was has no name any more.
 */
const typed =
  /^(name|title|label|slug|username|email|reason|note|code|chip|bib|bibPrefix|device|fileName|text|displayName|timeZone|colour|icon|submit|th|en|names?|because|below|by|.*By|nameTh|.*Id|.*En)$/;
/** A word as programs write it: `not_received`, `youngestAge`, `draft`. */
const looksLikeCode = /^(?!thing-)[a-z][a-z0-9]*(?:[_-][a-z0-9]+|[A-Z][a-z0-9]*)*$/;

/**
 * The codes in the audit log that no word says to people: actions, kinds, names of fields, and values that a program chose. What the
 * screens leave out is left out here.
 */
export async function unspokenInLog(db: Db): Promise<string[]> {
  const plain = { number: String, exactBaht: String, day: String, instant: String };
  const words = auditWords("th", plain);
  const rows = await db.selectFrom("auditEntries").select("entry").execute();
  const written = rows.map(({ entry }) => {
    const { before = null, after = null, ...said } = JSON.parse(entry) as Logged;
    return { ...said, before, after, changed: [] };
  });
  const found = new Set<string>();
  for (const { action, subject, before, after } of await withNames(db, written)) {
    const changed = Object.keys({ ...before, ...after });
    const says = spokenChanges({ changed, before, after }, words).length > 0 || changed.some(words.knows);
    if (changed.length > 0 && !says) found.add(`${action} says nothing`);
    if (words.action(action) === action) found.add(`action ${action}`);
    if (words.kind(subject.kind) === subject.kind) found.add(`kind ${subject.kind}`);
    for (const each of [before, after])
      for (const code of unspokenIn(each ?? {}, words)) found.add(`${action} ${code}`);
  }
  return [...found].sort();
}

interface Logged {
  readonly action: string;
  readonly subject: { readonly kind: string };
  readonly before?: Fields;
  readonly after?: Fields;
}

function unspokenIn(fields: Fields, words: AuditWords): string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    // what a change of many did to one row is kept under the row's number, or by now its name; a row of a list has its own name
    if (/^\d+$|\s/.test(field)) return isFields(value) ? unspokenIn(value, words) : [];
    if (!isSpoken(field, value)) return [];
    const isNamed = words.knows(field) || (isFields(value) && "th" in value && "en" in value);
    return [...(isNamed ? [] : [`field ${field}`]), ...unspokenValues(field, value, words)];
  });
}

function unspokenValues(field: string, value: unknown, words: AuditWords): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => unspokenValues(field, each, words));
  if (field === "crop") return [];
  if (isFields(value)) {
    return Object.entries(value)
      .filter(([part, inside]) => isSpoken(part, inside))
      .flatMap(([part, inside]) => [
        ...(isBare(part, inside) && !words.knows(part) ? [`bare number ${field}.${part}`] : []),
        ...unspokenValues(part, inside, words),
      ]);
  }
  const isCode = typeof value === "string" && looksLikeCode.test(value) && !typed.test(field);
  return isCode && !words.knowsValue(field, value) ? [`value ${field}=${value}`] : [];
}

/** A number that says nothing without the name of its field. A part of a picture is said as a whole. */
const isBare = (part: string, value: unknown) =>
  typeof value === "number" && !/(^at|At|Until|Ms)$|satang$|Ids?$/i.test(part);

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
