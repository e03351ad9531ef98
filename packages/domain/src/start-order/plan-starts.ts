import { createRandom } from "../rehearsal/random.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";

/**
 * By what people start one after another: their bibs, a list that somebody typed, their places in a result, or a draw. Who is not in
 * the list or the result starts before those who are.
 */
export const startOrders = ["bib", "typed", "result", "random"] as const;
export type StartOrder = (typeof startOrders)[number];

/** How the starts of a category follow from an order and intervals. */
export interface StartRule {
  readonly order: StartOrder;
  /** The other way round: the highest bib first, the end of the list first, the slowest first. */
  readonly isReversed: boolean;
  /** Of a draw: the same seed draws the same order of the same people. */
  readonly seed: string;
  /** Of a typed list. */
  readonly bibs: readonly string[];
  /** Code of the category whose result counts; null: none does. */
  readonly resultOf: string | null;
  readonly firstAt: InstantMs;
  /** From one start to the next. */
  readonly everyMs: RaceMs;
  /** How many start at once. */
  readonly together: number;
  /** A gap after each so many starts, added to the interval; null: none. */
  readonly pause: { readonly after: number; readonly ms: RaceMs } | null;
  /** Bibs that start last whatever the order says, one by one, the favourite at the end. */
  readonly seeds: readonly string[];
  /** From the start before a seeded one to theirs; null: as from any other. */
  readonly seedsEveryMs: RaceMs | null;
}

/** Somebody who wants a start. */
export interface Starter {
  readonly entryId: number;
  /** Empty: none given yet. */
  readonly bib: string;
  /** The lower, the better; only the order counts. Null: no result. */
  readonly place: number | null;
}

export interface OwnStart {
  readonly entryId: number;
  readonly startsAt: InstantMs;
}

/**
 * When everybody starts, the first one first.
 *
 * @example
 * planStarts({ ...rule, order: "bib", firstAt: 0, everyMs: 30_000, together: 2 }, [one, two, three]);
 * // one and two at 0, three at 30_000
 * @param starters in the order of their bibs
 */
export function planStarts(rule: StartRule, starters: readonly Starter[]): OwnStart[] {
  const { firstAt, everyMs, together, pause, seeds, seedsEveryMs } = rule;
  const bySeed = new Map(seeds.map((bib, index) => [bib, index]));
  const isSeeded = ({ bib }: Starter) => bib !== "" && bySeed.has(bib);
  const seeded = starters.filter(isSeeded).toSorted((a, b) => bySeed.get(a.bib)! - bySeed.get(b.bib)!);
  const groups = inGroups(
    inOrder(
      rule,
      starters.filter((one) => !isSeeded(one)),
    ),
    together,
  );
  let at = firstAt;
  return [...groups, ...seeded.map((one) => [one])].flatMap((group, index) => {
    if (index > 0) at += index >= groups.length ? (seedsEveryMs ?? everyMs) : everyMs;
    if (pause !== null && index > 0 && index % pause.after === 0) at += pause.ms;
    const startsAt = at;
    return group.map(({ entryId }) => ({ entryId, startsAt }));
  });
}

function inOrder({ order, isReversed, seed, bibs }: StartRule, starters: readonly Starter[]): readonly Starter[] {
  const turned = (people: readonly Starter[]) => (isReversed ? people.toReversed() : people);
  switch (order) {
    case "bib":
      return turned(starters);
    case "random":
      return createRandom(seed).shuffled(starters);
    case "typed": {
      const typed = new Map(bibs.map((bib, index) => [bib, index]));
      return afterOthers(starters, ({ bib }) => typed.get(bib) ?? null, turned);
    }
    case "result":
      return afterOthers(starters, ({ place }) => place, turned);
  }
}

/** Those without a place first, then those with one. */
function afterOthers(
  starters: readonly Starter[],
  placeOf: (one: Starter) => number | null,
  turned: (people: readonly Starter[]) => readonly Starter[],
): readonly Starter[] {
  const placed = starters.filter((one) => placeOf(one) !== null);
  const others = starters.filter((one) => placeOf(one) === null);
  return [...others, ...turned(placed.toSorted((a, b) => placeOf(a)! - placeOf(b)!))];
}

function inGroups(people: readonly Starter[], size: number): Starter[][] {
  const groups: Starter[][] = [];
  for (let from = 0; from < people.length; from += size) groups.push(people.slice(from, from + size));
  return groups;
}
