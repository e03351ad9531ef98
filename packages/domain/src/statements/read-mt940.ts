import { mostStatementLines, readAmount, type StatementLine, TooManyLines } from "./statement-line.ts";
import { parseDay } from "../time/calendar.ts";

/**
 * The lines of a statement in the format MT940 of SWIFT; null: it is no such file. Each line is a field `:61:` with its
 * day, its sign and its amount, and mostly a field `:86:` with what the bank says of it.
 * @throws UnreadableMovement; TooManyLines
 *
 * @example
 * readMt940(":20:1\n:61:2611221122C800,00NTRFNONREF//0001\n:86:PAYMENT K7M2P9QX\n:62F:C261122THB800,00")![0];
 * // { bookedOn: "2026-11-22", bookedTime: null, amountSatang: 80_000, text: "NONREF//0001 PAYMENT K7M2P9QX" }
 */
export function readMt940(file: string): StatementLine[] | null {
  if (!/^:20:/m.test(file) || !/^:6[02][FM]?:/m.test(file)) return null;
  const lines: { readonly movement: StatementLine; readonly texts: string[] }[] = [];
  for (const { tag, value } of fieldsOf(file)) {
    if (tag === "61" && lines.length === mostStatementLines) throw new TooManyLines();
    if (tag === "61") lines.push({ movement: movementOf(value), texts: [] });
    else if (tag === "86") lines.at(-1)?.texts.push(tidy(value));
  }
  return lines.map(({ movement, texts }) => ({ ...movement, text: [movement.text, ...texts].join(" ").trim() }));
}

/** A movement that cannot be read would be money that nobody sees. */
export class UnreadableMovement extends Error {}

/** @throws UnreadableMovement */
function movementOf(value: string): StatementLine {
  const found = /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(R?[CD])[A-Z]?(\d+,\d{0,2})[A-Z]\w{3}(.*)$/s.exec(value.trim());
  if (!found) throw new UnreadableMovement(value.slice(0, 60));
  const [, year, month, day, sign, amount, rest] = found;
  const bookedOn = `20${year}-${month}-${day}`;
  const satang = readAmount(amount!);
  if (satang === null || parseDay(bookedOn) === null) throw new UnreadableMovement(value.slice(0, 60));
  // a reversed debit (RD) brings money, a reversed credit (RC) takes it
  const comes = sign === "C" || sign === "RD";
  return { bookedOn, bookedTime: null, amountSatang: comes ? satang : 0 - satang, text: tidy(rest!) };
}

/** The fields of the file; a field goes on until the next one begins. */
function fieldsOf(file: string): { readonly tag: string; readonly value: string }[] {
  const found = file.replace(/\r\n?/g, "\n").split(/^:(\d{2}[A-Z]?):/m);
  const fields = [];
  for (let at = 1; at < found.length; at += 2) fields.push({ tag: found[at]!, value: found[at + 1] ?? "" });
  return fields;
}

const tidy = (text: string) =>
  text
    .replace(/^-\}?\s*$/gm, "")
    .replace(/\s+/g, " ")
    .trim();
