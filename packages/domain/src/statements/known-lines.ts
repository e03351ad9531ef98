import type { StatementLine } from "./statement-line.ts";

/** A line that is stored, of one account. */
export type KnownLine = Pick<StatementLine, "bookedOn" | "bookedTime" | "amountSatang" | "text">;

const textOf = ({ text }: KnownLine) => text.replace(/\s+/g, " ").trim();
const minuteOf = ({ bookedTime }: KnownLine) => bookedTime?.slice(0, 5) ?? null;
/** What a line has in common with others of its group. */
const key = (line: KnownLine, what: string, value = "") => `${groupOf(line)}|${what}|${value}`;

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
  const left = indexKnown(known);
  const order = oldestFirst(lines);

  /** One look at all lines that are not found yet: each takes the first of the stored ones that its keys name. */
  function pair(keysOf: (line: KnownLine) => readonly string[]): void {
    for (const at of order) if (found[at] === null) found[at] = left.takeFirst(keysOf(lines[at]!));
  }

  const groups = new Set(known.map(groupOf));
  pair((line) => {
    const minute = minuteOf(line);
    if (minute === null) return [key(line, "text", textOf(line))];
    return [key(line, "text without time", textOf(line)), key(line, `text at ${minute}`, textOf(line))];
  });
  const balances = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    const { bookedOn } = line;
    if (groups.has(groupOf(line)))
      balances.set(bookedOn, (balances.get(bookedOn) ?? 0) + (found[at] === null ? -1 : 1));
  }
  const isInOtherWords = ({ bookedOn }: KnownLine) => (balances.get(bookedOn) ?? 0) <= 0;
  pair((line) => {
    const minute = minuteOf(line);
    return minute !== null && isInOtherWords(line) ? [key(line, "at", minute)] : [];
  });
  pair((line) => {
    if (minuteOf(line) !== null) return [key(line, "without time")];
    return isInOtherWords(line) ? [key(line, "with time"), key(line, "without time")] : [key(line, "with time")];
  });
  return found;
}

/** Stored lines under all that another line may have in common with them; each is taken once. */
function indexKnown(known: readonly KnownLine[]) {
  const taken = new Set<number>();
  const lists = new Map<string, { readonly places: number[]; next: number }>();
  for (const [place, line] of known.entries()) {
    const [text, minute] = [textOf(line), minuteOf(line)];
    const ofTime =
      minute === null
        ? [key(line, "text without time", text), key(line, "without time")]
        : [key(line, `text at ${minute}`, text), key(line, "at", minute), key(line, "with time")];
    for (const each of [key(line, "text", text), ...ofTime]) {
      const list = lists.get(each);
      if (list) list.places.push(place);
      else lists.set(each, { places: [place], next: 0 });
    }
  }

  function firstOf(name: string): number {
    const list = lists.get(name);
    if (!list) return Infinity;
    while (taken.has(list.places[list.next]!)) list.next++;
    return list.places[list.next] ?? Infinity;
  }
  return {
    takeFirst: (keys: readonly string[]): number | null => {
      const place = Math.min(Infinity, ...keys.map(firstOf));
      if (place === Infinity) return null;
      taken.add(place);
      return place;
    },
  };
}

/** The places of lines in the order of time: a bank may write the newest line first. */
function oldestFirst(lines: readonly KnownLine[]): number[] {
  const hasTimes = lines.every(({ bookedTime }) => bookedTime !== null);
  const moments = lines.map(({ bookedOn, bookedTime }) => bookedOn + (hasTimes ? bookedTime! : ""));
  const isNewestFirst = lines.length > 1 && moments[0]! > moments.at(-1)!;
  const places = lines.map((_, at) => (isNewestFirst ? lines.length - 1 - at : at));
  return places.sort((one, other) => (moments[one]! < moments[other]! ? -1 : Number(moments[one]! > moments[other]!)));
}
