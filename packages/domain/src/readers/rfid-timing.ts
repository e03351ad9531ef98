import { dayFromDaysSince1970, formatDay } from "../time/calendar.ts";
import { readAt, type ReaderLine } from "./reader-line.ts";

const DAYS_TO_1980 = 3652;
const DAY_S = 86_400;

/**
 * RFID Timing Ultra: what the reader sends, `0,chip,seconds since 1980,ms,antenna,rssi,isRewind,reader,…` in its own clock's
 * time, or a line of a file, `port,chip,bib,"YYYY-MM-DD HH:MM:SS.mmm",…`, whose date may be left out.
 * @example readRfidTiming('1,58417,0,"2026-11-22 06:31:07.250",1,1') // chip 58417 at reader 1
 */
export function readRfidTiming(line: string): ReaderLine {
  const fields = line
    .trim()
    .split(",")
    .map((field) => field.replace(/^"(.*)"$/, "$1").trim());
  const [first = "", chip = "", third = "", fourth = ""] = fields;
  if (!/^\d$/.test(first)) return ["not_a_read"];
  if (fourth.includes(":")) {
    const [, day, clock] = /^(?:(\d{4}-\d\d-\d\d) )?(.*)$/.exec(fourth) ?? [];
    return readAt(chip, day ?? null, clock ?? "", fields[4] ?? "");
  }
  if (first !== "0" || fields.length < 8) return ["not_a_read"];
  if (!/^\d{1,10}$/.test(third) || !/^\d{1,3}$/.test(fourth)) return ["no_time"];
  const seconds = Number(third);
  const day = formatDay(dayFromDaysSince1970(DAYS_TO_1980 + Math.floor(seconds / DAY_S)));
  return readAt(chip, day, (seconds % DAY_S) * 1000 + Number(fourth), fields[7] ?? "");
}
