import { dayOfDigits, readAt, type ReaderLine } from "./reader-line.ts";

/**
 * J-Chip and its bridges: `D`, the tag, a blank, the clock, `date=YYYYMMDD` in newer ones.
 * @example readJchip("DA413A57 11:29:52.449 10 1 0 C7 date=20261122") // chip A413A57
 */
export function readJchip(line: string): ReaderLine {
  const match = /^D(\S*) +(\d\d:\d\d:\d\d(?:\.\d+)?)(?: |$)/.exec(line.trim());
  if (!match) return ["not_a_read"];
  const day = /\bdate=(\d{8})\b/.exec(line)?.[1];
  return readAt(match[1] ?? "", day === undefined ? null : dayOfDigits(day), match[2] ?? "");
}
