import { arabicDigits } from "../text/arabic-digits.ts";
import { parseBirthDate } from "../eligibility/age.ts";
import { dayFromDaysSince1970, formatDay } from "../time/calendar.ts";

const months: readonly (readonly string[])[] = [
  ["ม.ค.", "มกราคม", "jan", "january"],
  ["ก.พ.", "กุมภาพันธ์", "feb", "february"],
  ["มี.ค.", "มีนาคม", "mar", "march"],
  ["เม.ย.", "เมษายน", "apr", "april"],
  ["พ.ค.", "พฤษภาคม", "may"],
  ["มิ.ย.", "มิถุนายน", "jun", "june"],
  ["ก.ค.", "กรกฎาคม", "jul", "july"],
  ["ส.ค.", "สิงหาคม", "aug", "august"],
  ["ก.ย.", "กันยายน", "sep", "september"],
  ["ต.ค.", "ตุลาคม", "oct", "october"],
  ["พ.ย.", "พฤศจิกายน", "nov", "november"],
  ["ธ.ค.", "ธันวาคม", "dec", "december"],
];
const monthOf = new Map(months.flatMap((words, at) => words.map((word) => [word.replace(/\./g, ""), at + 1] as const)));

/** Days from 30 December 1899, from which spreadsheets count, to 1 January 1970. */
const SERIAL_OF_1970 = 25_569;
/** 1 January 1910 and 31 December 2029: other numbers of five digits are not birth dates. */
const FIRST_SERIAL = 3_654;
const LAST_SERIAL = 47_483;

/**
 * Reads a birth date from a cell of a spreadsheet, in either era: what `parseBirthDate` reads; the same with dashes,
 * dots, month names or a time after it; or the number by which spreadsheets store days. Returns `YYYY-MM-DD`, CE; null
 * for anything else.
 *
 * @example
 * readBirthDateCell("5 พ.ค. 2533"); // "1990-05-05"
 * readBirthDateCell("32998"); // "1990-05-05"
 */
export function readBirthDateCell(cell: string): string | null {
  const text = arabicDigits(cell)
    .trim()
    .replace(/[T ]\d{1,2}:\d\d(:\d\d)?(\.\d+)?Z?$/, "");
  const serial = /^\d{4,5}$/.test(text) ? Number(text) : 0;
  if (serial >= FIRST_SERIAL && serial <= LAST_SERIAL) return formatDay(dayFromDaysSince1970(serial - SERIAL_OF_1970));

  const named = /^(\d{1,2})[ -]?([^\d\s-]+)[ -]?(?:พ\.?ศ\.? ?|ค\.?ศ\.? ?)?(\d{4})$/u.exec(text);
  const month = named && monthOf.get(named[2]!.toLowerCase().replace(/\./g, ""));
  if (named && month) return parseBirthDate(`${named[1]}/${month}/${named[3]}`);

  const isoLike = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (isoLike) return parseBirthDate(`${isoLike[3]}/${isoLike[2]}/${isoLike[1]}`);
  return parseBirthDate(text.replace(/[.\- ]/g, "/"));
}
