import { readAt, type ReaderLine } from "./reader-line.ts";

/**
 * A line of a RACE RESULT decoder's file: `#;ID;Date;Time;…`, in the time of the decoder. A decoder whose clock was not set
 * writes the date 0000-00-00.
 * @example readRaceResult("1;33;2026-11-22;06:00:02.773;6692;12;-68;09ca52") // chip 33 at 06:00:02.773
 */
export function readRaceResult(line: string): ReaderLine {
  const [number = "", chip = "", day = "", clock = ""] = line.split(";");
  return /^\s*\d+\s*$/.test(number) ? readAt(chip, day.trim(), clock) : ["not_a_read"];
}
