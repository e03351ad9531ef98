import type { Satang } from "../pricing/fee-tiers.ts";
import { addDays, parseDay } from "../time/calendar.ts";

/** One movement of an account, as a bank's statement has it. */
export interface StatementLine {
  /** `YYYY-MM-DD`, Common Era. */
  readonly bookedOn: string;
  /** `HH:MM` or `HH:MM:SS` in the bank's time zone; null: the statement does not say it. */
  readonly bookedTime: string | null;
  /** More than 0: money that came. Less than 0: money that went. */
  readonly amountSatang: Satang;
  /** Everything that the bank says of it, with all references. */
  readonly text: string;
}

/** Ten times what the account of a race with 2,000 payments has in its busiest month: more is no month of an organiser. */
export const mostStatementLines = 20_000;

/** The statement has more lines than that: a part of it would look like all of it. */
export class TooManyLines extends Error {}

/**
 * An amount as a bank writes it; null: it is no amount.
 *
 * @example
 * readAmount("1,234.5"); // 123_450
 * readAmount("1234,50"); // 123_450: MT940 has a comma
 * readAmount("(20.00)"); // -2_000
 * readAmount("20.00 DR"); // -2_000
 */
export function readAmount(text: string): Satang | null {
  const [, unsigned = "", side] = /^(.*?)\s*(CR|DR)?\.?$/is.exec(text.trim()) ?? [];
  if (side !== undefined) return readSided(unsigned, side.toUpperCase() === "DR");
  const tidy = text.replace(/[฿\s]|THB|บาท/g, "");
  const bracketed = /^\((.*)\)$/.exec(tidy);
  const plain = (bracketed?.[1] ?? tidy).replace(/^\+/, "");
  const found = /^(-?)(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(plain) ?? /^(-?)(\d+),(\d{1,2})?$/.exec(plain);
  if (!found) return null;
  const [, minus, baht, fraction = ""] = found;
  const satang = Number(baht!.replaceAll(",", "")) * 100 + Number(fraction.padEnd(2, "0"));
  if (!Number.isSafeInteger(satang)) return null;
  return (minus === "-") !== (bracketed !== null) && satang !== 0 ? -satang : satang;
}

/** An amount with CR or DR after it. */
function readSided(unsigned: string, isOut: boolean): Satang | null {
  const amount = readAmount(unsigned);
  return isOut && amount !== null ? 0 - amount : amount;
}

/**
 * A day as a bank writes it: the day first or the year first, of either era, with the month's number or name; null: it is
 * no day.
 *
 * @example
 * readBankDay("22/11/2569"); // "2026-11-22"
 * readBankDay("22 พ.ย. 69"); // "2026-11-22"
 * readBankDay("22-11-26"); // "2026-11-22"
 */
export function readBankDay(text: string): string | null {
  const [, first = "", month = "", last = ""] =
    /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[ T]|$)/.exec(withMonthNumber(text.trim())) ?? [];
  const [year, day] = first.length === 4 ? [first, last] : [last, first];
  if (year.length !== 4 && year.length !== 2) return null;
  // two digits are those of the Common Era up to 2042, of the Buddhist Era from 2543 (2000) on
  const short = Number(year) < 43 ? 2_000 + Number(year) : 1_957 + Number(year);
  const full = year.length === 2 ? short : Number(year) >= 2_400 ? Number(year) - 543 : Number(year);
  const found = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return parseDay(found) === null ? null : addDays(found, 0);
}

/** The months' names in Thai, long or short, and the first letters of the English ones. */
const monthNames: readonly RegExp[] = [
  /^(มกราคม|ม\.?ค\.?|jan)/i,
  /^(กุมภาพันธ์|ก\.?พ\.?|feb)/i,
  /^(มีนาคม|มี\.?ค\.?|mar)/i,
  /^(เมษายน|เม\.?ย\.?|apr)/i,
  /^(พฤษภาคม|พ\.?ค\.?|may)/i,
  /^(มิถุนายน|มิ\.?ย\.?|jun)/i,
  /^(กรกฎาคม|ก\.?ค\.?|jul)/i,
  /^(สิงหาคม|ส\.?ค\.?|aug)/i,
  /^(กันยายน|ก\.?ย\.?|sep)/i,
  /^(ตุลาคม|ต\.?ค\.?|oct)/i,
  /^(พฤศจิกายน|พ\.?ย\.?|nov)/i,
  /^(ธันวาคม|ธ\.?ค\.?|dec)/i,
];

/** The same day with the number of its month, where it has a name: "22 พ.ย. 2569" becomes "22/11/2569". */
function withMonthNumber(text: string): string {
  const [, day, name, year, rest] =
    /^(\d{1,2})[-/.\s]*((?:[ก-๙A-Za-z]|\.(?=[ก-๙]))+\.?)[-/,\s]*(\d{4}|\d{2})((?:[ T,].*)?)$/.exec(text) ?? [];
  const month = name === undefined ? -1 : monthNames.findIndex((each) => each.test(name));
  return month < 0 ? text : `${day}/${month + 1}/${year}${rest?.replace(/^,\s*/, " ")}`;
}

/**
 * A time of day in a text; null: there is none.
 *
 * @example
 * readBankTime("22/11/2026 09:05:11"); // "09:05:11"
 */
export function readBankTime(text: string): string | null {
  const found = /(?:^|[ T])([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.]([0-5]\d))?(?:$|[ .])/.exec(text.trim());
  if (!found) return null;
  const [, hour, minute, second] = found;
  return [hour!.padStart(2, "0"), minute, ...(second === undefined ? [] : [second])].join(":");
}
