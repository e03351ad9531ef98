import { type RankingClocks, usesClock } from "../results/ranking-clocks.ts";
import type { RaceMs } from "../time/race-time.ts";
import { startInstant } from "./category-as-started.ts";
import { unmetBy } from "./named-rankings.ts";
import type { Allowance, Category, Entry } from "./race.ts";

/** What an allowance depends on. */
type Person = Pick<Entry, "gender" | "age">;

/**
 * So much is added to what an entry took, before penalties, in the time that ranks it. In a pursuit that is how much later than
 * the category's gun its own start was: so whoever crosses the line first has the best time. With allowances it is the entry's
 * own one, taken off.
 *
 * @example
 * handicapMs({ ...category, gunAt: 0, handicap: { by: "start", allowances: [] } }, { ...entry, startsAt: 90_000 }); // 90_000
 */
export function handicapMs(category: Category, entry: Entry): RaceMs {
  const { handicap, gunAt } = category;
  if (!handicap) return 0;
  if (handicap.by === "start") return startInstant(category, entry) - gunAt;
  return -(allowanceOf(handicap.allowances, entry)?.allowanceMs ?? 0) || 0;
}

/**
 * The first allowance whose conditions somebody meets; null: none. Whose age nobody knows meets no condition on age.
 *
 * @example
 * allowanceOf([women, over50], { gender: "F", age: 52 }); // women
 */
export function allowanceOf(allowances: readonly Allowance[], person: Person): Allowance | null {
  return allowances.find((allowance) => unmetBy(person, { ...allowance, ...anybody }).length === 0) ?? null;
}

/** What rankings can also ask, and allowances do not. */
const anybody = { nationality: "any", division: "" } as const;

/** Why a category cannot have its handicap. */
export type HandicapLack = "handicap_needs_allowance" | "handicap_by_gun" | "handicap_one_time";

/**
 * What a category lacks for its handicap: one time from its start to its end. In a pursuit every ranking goes by gun
 * time, because the read at the start does not matter; an allowance is taken off whichever clock a ranking follows. The sum of stages is one time, too, but has no one start.
 *
 * @param countsLaps it has a lap line, and no number of laps
 * @example
 * handicapLacks({ ...category, rankBy: "chip", handicap: { by: "start", allowances: [] } }, false); // ["handicap_by_gun"]
 */
export function handicapLacks(
  category: Pick<Category, "handicap" | "stages" | "lapsEnd"> & RankingClocks,
  countsLaps: boolean,
): HandicapLack[] {
  const { handicap, stages = [], lapsEnd } = category;
  if (!handicap) return [];
  const isByStart = handicap.by === "start";
  const wrong: readonly [HandicapLack, boolean][] = [
    ["handicap_needs_allowance", !isByStart && handicap.allowances.length === 0],
    ["handicap_by_gun", isByStart && usesClock(category, "chip")],
    ["handicap_one_time", (isByStart && stages.length > 0) || lapsEnd !== undefined || countsLaps],
  ];
  return wrong.flatMap(([lack, isWrong]) => (isWrong ? [lack] : []));
}
