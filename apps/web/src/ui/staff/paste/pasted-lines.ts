import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import { readNumber } from "../../field/number-text.ts";

/** The lines of a pasted text that say something. */
export function linesOf(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== "");
}

/** Where blanks follow the commas between cells, one right before three digits belongs to its number. */
const betweenCells = /(?<!\d),|,(?!\d{3}(?!\d))|[;|]/;

function separatorOf(line: string): string | RegExp {
  if (line.includes("\t")) return "\t";
  return /,\s/.test(line) ? betweenCells : /[,;|]/;
}

/**
 * The cells of pasted lines: of a spreadsheet by tabs, of a text by commas. Empty lines are left out. `1,200` is one number in a line
 * that has blanks after its commas.
 * @example cellsOf("START, ลานวัด, 0\n\nCP1, น้ำตก, 5") // [["START", "ลานวัด", "0"], ["CP1", "น้ำตก", "5"]]
 */
export function cellsOf(text: string): string[][] {
  return linesOf(arabicDigits(text)).map((line) => line.split(separatorOf(line)).map((cell) => cell.trim()));
}

/**
 * A number as fields read it, with its unit; null: there is none, NaN: it cannot be read, or could be another one.
 * @example numberIn("฿1,200", 2) // 1200
 */
export function numberIn(cell: string | undefined, decimals: number): number | null {
  const number = readNumber((cell ?? "").replace(/กม\.?|km|คน/gi, ""), decimals);
  return number === undefined || (number ?? 0) < 0 ? Number.NaN : number;
}

/** A time of day; null: there is none. @example clockIn("5.30 น.") // "05:30" */
export function clockIn(cell: string | undefined): string | null {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})(?:\s*น\.?)?$/.exec((cell ?? "").trim()) ?? [];
  return hours !== undefined && Number(hours) < 24 && Number(minutes) < 60
    ? `${hours.padStart(2, "0")}:${minutes}`
    : null;
}
