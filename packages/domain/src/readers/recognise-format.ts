import { readChronokeep } from "./chronokeep.ts";
import { readChronotrack } from "./chronotrack.ts";
import { readImpinj } from "./impinj.ts";
import { readIpico } from "./ipico.ts";
import { readJchip } from "./jchip.ts";
import { readMylaps } from "./mylaps.ts";
import { readOrion } from "./orion.ts";
import { readRaceResult } from "./race-result.ts";
import type { ReadLine } from "./reader-line.ts";
import { readRfidTiming } from "./rfid-timing.ts";

/** The makers whose lines we read; anything else is a table whose columns somebody names. */
export const lineFormats = [
  "race_result",
  "mylaps",
  "chronotrack",
  // before RFID Timing, whose live lines begin with the same fields and have fewer
  "chronokeep",
  "rfid_timing",
  "ipico",
  "orion",
  "jchip",
  "impinj",
] as const;
export type LineFormat = (typeof lineFormats)[number];

/** How a line of each maker is read. */
export const readLineOf: Readonly<Record<LineFormat, ReadLine>> = {
  race_result: readRaceResult,
  mylaps: readMylaps,
  chronotrack: readChronotrack,
  chronokeep: readChronokeep,
  rfid_timing: readRfidTiming,
  ipico: readIpico,
  orion: readOrion,
  jchip: readJchip,
  impinj: readImpinj,
};

/**
 * The format that reads most of the first lines; null: none of them, so it is a table.
 * @example recogniseFormat(["#;ID;Date;Time", "1;33;2026-11-22;06:00:02.773;6692"]) // "race_result"
 */
export function recogniseFormat(lines: readonly string[]): LineFormat | null {
  const countOf = (format: LineFormat) =>
    lines.filter((line) => readLineOf[format](line).some((read) => read !== "not_a_read")).length;
  const counts = lineFormats.map((format) => ({ format, count: countOf(format) }));
  const best = counts.reduce((most, one) => (one.count > most.count ? one : most));
  return best.count > 0 && best.count * 2 >= lines.length - 1 ? best.format : null;
}
