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

/** The one slip that turns a bib into what was typed; undefined: there is none, or they are the same. */
function slipBetween(typed: string, bib: string): BibGuess<ExpectedEntry>["by"] | undefined {
  if (typed.includes("?")) return fits(typed, bib) ? "unreadable" : undefined;
  if (typed === bib || typed.length < 2) return undefined;
  if (typed.length + 1 === bib.length) return lacksOne(bib, typed) ? "missing" : undefined;
  if (typed.length === bib.length + 1) return lacksOne(typed, bib) ? "doubled" : undefined;
  if (typed.length !== bib.length) return undefined;
  const differing = [...bib].flatMap((sign, at) => (sign === typed[at] ? [] : [at]));
  const [first = 0, second = 0] = differing;
  if (differing.length === 1) return "digit";
  const areSwapped = second === first + 1 && typed[first] === bib[second] && typed[second] === bib[first];
  return differing.length === 2 && areSwapped ? "swapped" : undefined;
}

function fits(pattern: string, bib: string): boolean {
  return pattern.length === bib.length && [...bib].every((sign, at) => pattern[at] === "?" || pattern[at] === sign);
}

/** Whether the longer text without one sign is the shorter. */
function lacksOne(longer: string, shorter: string): boolean {
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at++;
  return longer.slice(at + 1) === shorter.slice(at);
}
