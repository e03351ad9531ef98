import type { StatementLine } from "./statement-line.ts";

/** A line that is stored, of one account. */
export type KnownLine = Pick<StatementLine, "bookedOn" | "bookedTime" | "amountSatang" | "text">;
type IsOne = (line: KnownLine, known: KnownLine) => boolean;

const wordsOf = ({ text }: KnownLine) => text.replace(/\s+/g, " ").trim();
const isSameText: IsOne = (line, known) => wordsOf(line) === wordsOf(known);
const isSameMinute: IsOne = (line, known) =>
  line.bookedTime !== null && line.bookedTime.slice(0, 5) === known.bookedTime?.slice(0, 5);
const haveNoTimes: IsOne = (line, known) => line.bookedTime === null && known.bookedTime === null;
const hasOneTime: IsOne = (line, known) => (line.bookedTime === null) !== (known.bookedTime === null);

/** Only lines of the same day and amount can be one. */
export const groupOf = ({ bookedOn, amountSatang }: Pick<KnownLine, "bookedOn" | "amountSatang">) =>
  `${bookedOn}|${amountSatang}`;

/**
 * Which lines of a statement are stored already. Statements overlap, begin and end in the middle of a day, and a bank writes
 * two equal lines for two equal payments. Lines of the same day and amount are one if their minutes are the same, or, where
 * one of them has no time, in their order. Texts depend on the format and on which columns are read: that they differ counts
 * only on a day most of whose lines are written as they are stored. A stored line is at most one line of the file.
 *
 * @param known lines of the same account
 * @returns for each line the index of the stored one; null: it is new
 * @example
 * knownLines([at("10:00")], [at("08:00")]); // [null]: a statement that begins at nine shows another payment
 */
export function knownLines(lines: readonly KnownLine[], known: readonly KnownLine[]): (number | null)[] {
  const found: (number | null)[] = lines.map(() => null);
  const groups = new Map<string, number[]>();
  for (const [at, line] of known.entries()) {
    const group = groups.get(groupOf(line)) ?? [];
    group.push(at);
    groups.set(groupOf(line), group);
  }
  const order = oldestFirst(lines);

  function pair(isOne: IsOne): void {
    for (const at of order) {
      if (found[at] !== null) continue;
      const left = groups.get(groupOf(lines[at]!)) ?? [];
      const place = left.findIndex((each) => isOne(lines[at]!, known[each]!));
      if (place >= 0) found[at] = left.splice(place, 1)[0]!;
    }
  }

  const comparable = lines.map((line) => groups.has(groupOf(line)));
  pair((line, stored) => isSameText(line, stored) && !areAtOtherMinutes(line, stored));
  const balances = new Map<string, number>();
  for (const [at, { bookedOn }] of lines.entries())
    if (comparable[at]) balances.set(bookedOn, (balances.get(bookedOn) ?? 0) + (found[at] === null ? -1 : 1));
  const isInOtherWords = ({ bookedOn }: KnownLine) => (balances.get(bookedOn) ?? 0) <= 0;
  pair((line, stored) => isInOtherWords(line) && isSameMinute(line, stored));
  pair((line, stored) => hasOneTime(line, stored) || (isInOtherWords(line) && haveNoTimes(line, stored)));
  return found;
}

const areAtOtherMinutes: IsOne = (line, known) =>
  line.bookedTime !== null && known.bookedTime !== null && !isSameMinute(line, known);

/** The places of lines in the order of time: a bank may write the newest line first. */
function oldestFirst(lines: readonly KnownLine[]): number[] {
  const hasTimes = lines.every(({ bookedTime }) => bookedTime !== null);
  const moments = lines.map(({ bookedOn, bookedTime }) => bookedOn + (hasTimes ? bookedTime! : ""));
  const isNewestFirst = lines.length > 1 && moments[0]! > moments.at(-1)!;
  const places = lines.map((_, at) => (isNewestFirst ? lines.length - 1 - at : at));
  return places.sort((one, other) => (moments[one]! < moments[other]! ? -1 : Number(moments[one]! > moments[other]!)));
}
