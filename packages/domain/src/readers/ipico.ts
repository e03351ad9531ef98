import { dayOfDigits, readAt, type ReaderLine } from "./reader-line.ts";

/**
 * IPICO: `aa`, the reader (2 hex digits), the tag (12), two counters (4), the local time `YYMMDDhhmmss`, hundredths as two
 * hex digits, a check sum. `FS` and `LS` after it mark first and last sight.
 * @example readIpico("aa00058000d6b06c00012611220631071979") // chip 058000d6b06c at 06:31:07.25
 */
export function readIpico(line: string): ReaderLine {
  const match = /aa([\da-f]{2})([\da-f]{12})[\da-f]{4}(\d{6})(\d\d)(\d\d)(\d\d)([\da-f]{2})[\da-f]{2}/i.exec(line);
  if (!match) return ["not_a_read"];
  const [, reader = "", chip = "", day = "", hour, minute, second, hundredths = ""] = match;
  const part = String(Math.min(Number.parseInt(hundredths, 16), 99)).padStart(2, "0");
  return readAt(chip, dayOfDigits(day), `${hour}:${minute}:${second}.${part}`, reader);
}
