import type { Format } from "../../lib/i18n/format.ts";
import { localZone } from "../../lib/i18n/local-zone.ts";
import { writeDuration } from "../../ui/staff/field/duration-text.ts";

interface Words {
  readonly empty: string;
  readonly yes: string;
  readonly no: string;
  readonly seconds: (count: string) => string;
  /** Names of the values that a field is chosen from. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Parts of a value that only the machine reads. */
const unspoken = new Set([
  "id",
  "revision",
  "eventId",
  "uid",
  "hash",
  "sha256",
  "formId",
  "submit",
  "seen",
  "trackId",
  "pictureId",
]);
/** Fields that name rows. Where the server knew no name for a row, its number is left. */
const ofRows = /Ids?$|^(ids|order|answerFile|clonedFrom|statementLine)$/;
const isRow = (value: unknown) => typeof value === "number" || /^(entry|player|order|contact)-\d/.test(String(value));

/**
 * Whether a value says something to people: numbers of rows, marks of files and of forms do not.
 * @example isSpoken("categoryIds", [7]) // false: a row that is no more
 */
export function isSpoken(field: string, value: unknown): boolean {
  if (unspoken.has(field)) return false;
  // an order of rows, also of those that a code names
  if (field === "order" && Array.isArray(value)) return false;
  if (Array.isArray(value) && value.some((each) => typeof each === "string")) return !value.some(isRow);
  // what a change of many did to one row
  if (/^\d+$/.test(field)) return false;
  return !ofRows.test(field) || [value].flat().every((each) => !isRow(each));
}

/**
 * The value of a field in words: what it is follows from the field's name, which wears its unit.
 * @example valueText(words, format)("feeSatang", 50_000) // "฿500.00"
 */
export function valueText(words: Words, format: Format): (field: string, value: unknown) => string {
  const text = (field: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return words.empty;
    if (typeof value === "boolean") return value ? words.yes : words.no;
    if (typeof value === "number") return numberText(field, value);
    if (typeof value === "string") return words.values[field]?.[value] ?? dayText(value);
    if (typeof value !== "object") return words.empty;
    if (Array.isArray(value)) return value.map((each) => text(field, each)).join("\n") || words.empty;
    const parts = Object.entries(value).filter(([part, inside]) => isSpoken(part, inside));
    return parts.map(([part, inside]) => text(part, inside)).join(" · ");
  };
  const numberText = (field: string, value: number) => {
    if (/(^at|At|Until)$/.test(field)) return format.instant(value, localZone());
    if (/satang$/i.test(field)) return format.exactBaht(value);
    if (field.endsWith("Ms")) {
      return value >= 60_000 && value % 1000 === 0 ? writeDuration(value) : words.seconds(format.number(value / 1000));
    }
    return format.number(value);
  };
  const dayText = (value: string) =>
    /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? format.day(value, "short") : value;
  return text;
}
