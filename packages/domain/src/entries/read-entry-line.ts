import { readBirthDateCell } from "./birth-date-cell.ts";
import type { LineProblemCode } from "./entry-columns.ts";
import type { EntryDraft, LineProblem } from "./entry-draft.ts";
import { isEmailAddress } from "./email-address.ts";
import { type EntryColumn, entryFields, type TextField, textFields } from "./entry-fields.ts";
import { longestOf } from "./text-kinds.ts";
import { readGender } from "./gender-words.ts";
import { withoutApostrophe } from "./harmless-cell.ts";
import { type AskedOfPerson, usuallyAsked } from "./asked-of-person.ts";
import { holdsThaiId, readPassport, readThaiId } from "./thai-id.ts";
import { arabicDigits } from "../text/arabic-digits.ts";
import { tidyText } from "./tidy-text.ts";

export type LineCells = Readonly<Partial<Record<EntryColumn, string>>>;

/** What reading a line needs to know. */
export interface LineContext {
  /** `YYYY-MM-DD`, CE. */
  readonly raceDay: string;
  /** The key is `categoryKey` of the code, and of the names in both languages. */
  readonly categories: ReadonlyMap<string, { readonly code: string; readonly gender: "any" | "M" | "F" }>;
  /** What the event asks: a number of an ID card or a passport is kept only where it does. */
  readonly asked?: AskedOfPerson;
}

const oldest = 130;
/** Of a wrong value that a person is shown. */
export const longestShown = 80;
/** What a spreadsheet program writes where a formula failed. */
export const formulaError = /^#(REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!)$/;

/**
 * Reads one line of a spreadsheet of entries, and names every reason why it is bad.
 *
 * @example
 * readEntryLine({ fullName: "สมหญิง รักวิ่ง", birthDate: "12/5/2533" }, context).draft;
 * // { firstName: "สมหญิง", lastName: "รักวิ่ง", birthDate: "1990-05-12", … }
 */
export function readEntryLine(
  cells: LineCells,
  { raceDay, categories, asked = usuallyAsked }: LineContext,
): { draft: EntryDraft; problems: LineProblem<EntryColumn>[] } {
  const problems: LineProblem<EntryColumn>[] = [];
  const complain = (column: EntryColumn, code: LineProblemCode, value: string) =>
    void problems.push({ column, code, value: value.slice(0, longestShown) });
  const values = splitFullName(readableValues(cells, asked, complain));

  /** Reads a filled cell, or adds a problem when it cannot be read. */
  function read<T>(column: EntryColumn, by: (value: string) => T | null, code: LineProblemCode): T | undefined {
    const value = values.get(column);
    if (value === undefined) return undefined;
    const found = by(value);
    // a number of a card is nobody's to see, even a wrong one
    if (found === null) complain(column, code, column === "nationalId" || column === "passport" ? "" : value);
    return found ?? undefined;
  }

  function readText(field: TextField): string | undefined {
    const { kind } = entryFields[field];
    if (kind === "thaiId") return read(field, readThaiId, "bad_thai_id");
    if (kind === "passport") return read(field, readPassport, "bad_passport");
    const text = read(field, (value) => (value.length > longestOf[kind] ? null : value), "too_long");
    if (kind === "email") return read(field, (value) => (isEmailAddress(value) ? value : null), "bad_email");
    if (kind === "phone" && text) {
      return read(field, (value) => (rounded.test(value) ? null : withLostNought(value)), "bad_phone");
    }
    return text;
  }

  const texts = Object.fromEntries(textFields.map((field) => [field, readText(field)])) as Record<
    TextField,
    string | undefined
  >;
  const category = read("category", (value) => categoryOf(categories, value), "unknown");
  const birthDate = read("birthDate", readBirthDateCell, "bad_date");
  // both are YYYY-MM-DD: texts sort in the order of days
  if (birthDate && birthDate > raceDay) complain("birthDate", "born_after_race", values.get("birthDate")!);
  const ofCategory = category && category.gender !== "any" ? category.gender : undefined;

  const draft: EntryDraft = {
    ...texts,
    category: category?.code,
    gender: read("gender", readGender, "unknown") ?? readGender(values.get("title") ?? "") ?? ofCategory,
    birthDate,
    givenAge: read("age", readAge, "bad_age"),
  };
  return { draft, problems };
}

/** A cell of dashes or dots has an empty key, as a name that was left out has: it names nobody's category. */
function categoryOf(categories: LineContext["categories"], value: string) {
  const key = categoryKey(value);
  return key === "" ? null : (categories.get(key) ?? null);
}

/** The kinds of cells in which people write numbers; days and numbers of documents are read with their own rules. */
const ofDigits: ReadonlySet<string> = new Set(["code", "phone", "age"]);

/** The filled cells, tidied, without values that we must not or cannot keep. */
function readableValues(
  cells: LineCells,
  asked: AskedOfPerson,
  complain: (column: EntryColumn, code: LineProblemCode, value: string) => void,
): Map<EntryColumn, string> {
  const values = new Map<EntryColumn, string>();
  for (const [column, cell] of Object.entries(cells) as [EntryColumn, string][]) {
    const text = tidyText(withoutApostrophe(cell));
    const value = ofDigits.has(entryFields[column].kind) ? arabicDigits(text) : text;
    if (value === "" || value === "-") continue;
    if (formulaError.test(value)) complain(column, "formula_error", value);
    else if (column === "passport" && asked.passport === "hidden") complain(column, "not_asked", "");
    else if (column === "nationalId" && asked.nationalId !== "hidden") values.set(column, value);
    else if (column === "nationalId" || holdsThaiId(value)) complain(column, "thai_id", "");
    else values.set(column, value);
  }
  return values;
}

function splitFullName(values: Map<EntryColumn, string>): ReadonlyMap<EntryColumn, string> {
  const [first, ...last] = values.get("fullName")?.split(" ") ?? [];
  if (first !== undefined && !values.has("firstName")) values.set("firstName", first);
  if (last.length > 0 && !values.has("lastName")) values.set("lastName", last.join(" "));
  return values;
}

function readAge(value: string): number | null {
  return /^\d{1,3}$/.test(value) && Number(value) <= oldest ? Number(value) : null;
}

/** How spreadsheets write a long number that they took for one: its last digits are lost. */
const rounded = /^\d(?:[.,]\d+)?E\+?\d+$/i;

/** Spreadsheets take a Thai mobile number for a number and drop its leading zero. */
function withLostNought(phone: string): string {
  return /^[689]\d{8}$/.test(phone) ? `0${phone}` : phone;
}

/**
 * A category's code or name for comparing, without case, blanks, dots and dashes.
 *
 * @example
 * categoryKey("๑๐ K.M."); // "10km"
 */
export function categoryKey(text: string): string {
  return arabicDigits(text)
    .toLowerCase()
    .replace(/[\s._-]+/g, "");
}
