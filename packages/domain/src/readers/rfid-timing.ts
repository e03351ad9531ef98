import { clockSince1980 } from "./clock-since-1980.ts";
import { readAt, type ReaderLine } from "./reader-line.ts";

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
  const clock = clockSince1980(third, fourth);
  return clock ? readAt(chip, clock.day, clock.msOfDay, fields[7] ?? "") : ["no_time"];
}
