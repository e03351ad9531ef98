import type { OrderPlayer } from "@time-event/contract/order-player";
import { readBirthDateCell } from "@time-event/domain/entries/birth-date-cell";
import {
  type AskedOfPerson,
  personPartNames,
  personParts,
  usuallyAsked,
} from "@time-event/domain/entries/asked-of-person";
import { guessColumns } from "@time-event/domain/entries/entry-columns";
import { type EntryColumn, entryFields } from "@time-event/domain/entries/entry-fields";
import { readGender } from "@time-event/domain/entries/gender-words";
import { tidyPhones } from "@time-event/domain/entries/phone-number";
import { readEntryLine } from "@time-event/domain/entries/read-entry-line";
import { emptyPlayer } from "./typed-form.ts";

export interface PastedLine {
  readonly player: OrderPlayer;
  /** What could not be read, as it was written. Where a field can show it, it stands there to be mended. */
  readonly unread: readonly { readonly column: EntryColumn; readonly value: string }[];
}

/**
 * Reads people from rows that were copied from a spreadsheet, or from the text of a CSV file. Columns are known by their
 * header; without one, by what they hold.
 * @example readPasted("สมชาย\tใจดี\tชาย\t14/12/2533", "2026-11-22")[0].player.birthDate // "1990-12-14"
 */
export function readPasted(text: string, raceDay: string, asked: AskedOfPerson = usuallyAsked): PastedLine[] {
  const rows = rowsOf(text);
  const [first = []] = rows;
  const byHeader = guessColumns(first, asked);
  const hasHeader = byHeader.filter(Boolean).length >= 2;
  const lines = hasHeader ? rows.slice(1) : rows;
  const columns = hasHeader ? byHeader : columnsByContent(lines);
  return lines.flatMap((row) => {
    const cells: Partial<Record<EntryColumn, string>> = {};
    columns.forEach((column, at) => {
      if (column !== null && row[at]) cells[column] = row[at];
    });
    const { draft, problems } = readEntryLine(cells, { raceDay, categories: new Map(), asked });
    if (!draft.firstName) return [];
    const known = Object.keys(emptyPlayer).map((field) => [field, draft[field as keyof typeof draft] ?? ""]);
    // nobody has to go back to the file for a digit
    const unreadable = problems.flatMap(({ column, code }) =>
      column && isMendable(code) ? [[column, cells[column]]] : [],
    );
    const texts = Object.fromEntries([...known, ...unreadable.filter(([column]) => column! in emptyPlayer)]);
    const player = { ...tidyPhones(texts as OrderPlayer), gender: draft.gender ?? null };
    return [
      { player, unread: problems.flatMap(({ column }) => (column ? { column, value: cells[column] ?? "" } : [])) },
    ];
  });
}

/** A value of the right kind that is wrong, which its field can show. */
const isMendable = (code: string) => ["bad_thai_id", "bad_passport", "bad_date", "bad_email"].includes(code);

/** The header of a table that is read again, with what the event asks. */
export function templateOf(asked: AskedOfPerson, language: "th" | "en"): string {
  const fields: readonly EntryColumn[] = [
    ...(["firstName", "lastName", "gender", "birthDate", "phone", "email"] as const),
    ...personPartNames.flatMap((part) => (asked[part] === "hidden" ? [] : personParts[part])),
    "province",
  ];
  // a byte order mark tells spreadsheets that it is UTF-8
  return `\uFEFF${fields.map((field) => columnName(field, language)).join(",")}\r\n`;
}

export function columnName(column: EntryColumn, language: "th" | "en"): string {
  return entryFields[column].words[language === "th" ? 0 : 1];
}

/** Cells between tabs, as spreadsheets copy them; else between commas or semicolons, as in a CSV file. */
function rowsOf(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const separator = ["\t", ";", ","].find((each) => text.includes(each)) ?? "\t";
  return lines.map((line) => cellsOf(line, separator)).filter((row) => row.some((cell) => cell !== ""));
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

function columnsByContent(rows: readonly (readonly string[])[]): (EntryColumn | null)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const found = Array.from({ length: width }, (_, at) => kindOf(rows.map((row) => row[at] ?? "").filter(Boolean)));
  const texts = found.flatMap((kind, at) => (kind === "text" ? [at] : []));
  const names: readonly EntryColumn[] = texts.length === 1 ? ["fullName"] : ["firstName", "lastName", "club"];
  const taken = new Set<EntryColumn>();
  return found.map((kind, at) => {
    const column = kind === "text" ? (names[texts.indexOf(at)] ?? null) : kind;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

function kindOf(cells: readonly string[]): EntryColumn | "text" | null {
  const all = (is: (cell: string) => boolean) => cells.length > 0 && cells.every(is);
  // a running number
  if (cells.length === 0 || all((cell) => /^\d{1,3}\.?$/.test(cell))) return null;
  if (all((cell) => cell.includes("@"))) return "email";
  if (all((cell) => readBirthDateCell(cell) !== null)) return "birthDate";
  if (all((cell) => readGender(cell) !== null)) return "gender";
  if (all((cell) => /^[+\d][\d -]{7,}$/.test(cell))) return "phone";
  if (all((cell) => /^(\d?X{0,3}[SML]|\d?XL)$/i.test(cell))) return "shirtSize";
  return "text";
}
