import type { InstantMs } from "../time/instant.ts";

/** Somebody who runs past the station, as the marshal's device knows them. */
export interface ExpectedEntry {
  readonly bib: string;
  /** By their pace from the last point; null: nobody knows. */
  readonly expectedAt: InstantMs | null;
  readonly state: "due" | "overdue" | "passed" | "out";
}

export interface BibGuess<E extends ExpectedEntry> {
  readonly entry: E;
  /** How it differs from what was typed. */
  readonly by: "unreadable" | "digit" | "swapped" | "missing" | "doubled";
}

/** A figure too few or too many is rarer than a wrong one; the smaller comes first. */
const likelihood = { unreadable: 0, digit: 0, swapped: 0, missing: 1, doubled: 1 } as const;
const stateOrder = { due: 0, overdue: 0, passed: 1, out: 2 } as const;

/**
 * Whom a marshal may mean: the entries that fit a bib with unreadable figures (`4?7`), or, for a whole bib, those that
 * one slip of the thumb makes of it: a wrong figure, two swapped, one too few or too many. Who is due now comes first; who
 * has passed or is out of the race comes last.
 *
 * @param typed what is on the keypad; `?` stands for one figure
 * @param now the race's time
 * @param most the number of guesses
 * @example
 * guessBibs("4?7", entries, now); // [{ entry: 417, by: "unreadable" }, { entry: 447, by: "unreadable" }]
 */
export function guessBibs<E extends ExpectedEntry>(
  typed: string,
  entries: readonly E[],
  now: InstantMs,
  most = 4,
): BibGuess<E>[] {
  const guesses: BibGuess<E>[] = [];
  for (const entry of entries) {
    const by = slipBetween(typed, entry.bib);
    if (by !== undefined) guesses.push({ entry, by });
  }
  const far = Number.MAX_SAFE_INTEGER;
  const rank = ({ entry, by }: BibGuess<E>) => [
    stateOrder[entry.state],
    likelihood[by],
    entry.expectedAt === null ? far : Math.abs(entry.expectedAt - now),
  ];
  return guesses
    .map((guess) => ({ guess, order: rank(guess) }))
    .sort((a, b) => compareOrders(a.order, b.order) || compareBibs(a.guess.entry.bib, b.guess.entry.bib))
    .slice(0, most)
    .map(({ guess }) => guess);
}

function compareOrders(a: readonly number[], b: readonly number[]): number {
  for (const [index, each] of a.entries()) if (each !== b[index]) return each - b[index]!;
  return 0;
}

function compareBibs(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

/**
 * Whether one slip of the thumb, or an unreadable figure, makes what was typed of a bib.
 *
 * @example
 * isOneSlip("1243", "1234"); // true
 */
export function isOneSlip(typed: string, bib: string): boolean {
  return slipBetween(typed, bib) !== undefined;
}

/**
 * The one slip that turns a bib into what was typed; undefined: there is none, or they are the same. Each unknown bib is compared with
 * everybody's: it makes nothing on the way.
 */
function slipBetween(typed: string, bib: string): BibGuess<ExpectedEntry>["by"] | undefined {
  if (typed.includes("?")) return fits(typed, bib) ? "unreadable" : undefined;
  if (typed === bib || typed.length < 2) return undefined;
  const more = bib.length - typed.length;
  if (more === 1) return lacksOne(bib, typed) ? "missing" : undefined;
  if (more === -1) return lacksOne(typed, bib) ? "doubled" : undefined;
  if (more !== 0) return undefined;
  let first = -1;
  let second = -1;
  for (let at = 0; at < bib.length; at++) {
    if (bib[at] === typed[at]) continue;
    if (first < 0) first = at;
    else if (second < 0) second = at;
    else return undefined;
  }
  if (second < 0) return "digit";
  const areSwapped = second === first + 1 && typed[first] === bib[second] && typed[second] === bib[first];
  return areSwapped ? "swapped" : undefined;
}

function fits(pattern: string, bib: string): boolean {
  return pattern.length === bib.length && [...bib].every((sign, at) => pattern[at] === "?" || pattern[at] === sign);
}

/** Whether the longer text without one sign is the shorter. */
function lacksOne(longer: string, shorter: string): boolean {
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at++;
  while (at < shorter.length && longer[at + 1] === shorter[at]) at++;
  return at === shorter.length;
}
