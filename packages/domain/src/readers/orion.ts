import { readAt, type ReaderLine } from "./reader-line.ts";

/**
 * Orion: `$P`, the tag in the third field, milliseconds of the day in the sixth; separated by commas or semicolons.
 * @example readOrion("$P,1,58417,0,0,23467250") // chip 58417 at 06:31:07.250
 */
export function readOrion(line: string): ReaderLine {
  const [word, , chip = "", , , ms = ""] = line.trim().split(line.includes(";") ? ";" : ",");
  if (word !== "$P") return ["not_a_read"];
  return readAt(chip, null, /^\d{1,8}$/.test(ms.trim()) ? Number(ms) : null);
}
