import { clockSince1980 } from "./clock-since-1980.ts";
import { readAt, type ReaderLine } from "./reader-line.ts";

const fieldsOfLine = 16;
/** What Chronokeep writes for no chip and no bib: nothing, and -1 in its older versions. */
const none = new Set(["", "-1"]);

/**
 * A line of the log that Chronokeep saves, `status,chip_number,seconds,milliseconds,time_seconds,time_milliseconds,antenna,reader,
 * box,…,read_bib,type`: one file a location. Its `time_seconds` are those of its results: `seconds` since 1980 in the local time of
 * the timing computer, as its team has put them right. What it gets from portals and other computers in UTC it stores so, too.
 * Reads that somebody typed have a bib and no chip. As in Chronokeep, the status says nothing: every read is one.
 * @example
 * readChronokeep('"4","58417","1479796267","250","1479796267","250","1","1","17","5","-60","0","","0","","0"'); // 58417 at 17/1
 */
export function readChronokeep(line: string): ReaderLine {
  const fields = line.split(",").map((field) => field.trim().replace(/^"(.*)"$/, "$1"));
  const [status = "", chip = "", , , seconds = "", ms = "", , reader = "", box = ""] = fields;
  if (fields.length !== fieldsOfLine || !/^\d{1,2}$/.test(status)) return ["not_a_read"];
  const clock = clockSince1980(seconds, ms);
  if (!clock) return ["no_time"];
  const bib = fields[14] ?? "";
  const isBib = none.has(chip.trim()) && !none.has(bib.trim());
  const who = isBib ? bib : none.has(chip.trim()) ? "" : chip;
  const point = [box, reader].filter((name) => name !== "").join("/");
  return readAt(who, clock.day, clock.msOfDay, point).map((read) =>
    isBib && typeof read !== "string" ? { ...read, isBib } : read,
  );
}
