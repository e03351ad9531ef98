import type { Clock, Gender, Handicap } from "../race/race.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { Result } from "./result.ts";
import { clockOf, namedRanking, officialMsIn, type RankingClocks, type RankingName } from "./ranking-clocks.ts";

/** What narrows a list of results. */
export interface ListFilter {
  readonly gender?: Gender | undefined;
  readonly ageGroup?: string | undefined;
  readonly club?: string | undefined;
  readonly nation?: string | undefined;
  /** The code of a ranking that the category names. It stands alone: gender and age group do not narrow it. */
  readonly ranking?: string | undefined;
}

interface Ranked {
  readonly overallRank: number | null;
  readonly genderRank: number | null;
  readonly ageGroupRank: number | null;
  readonly filterRank?: number | null | undefined;
}

/**
 * The ranking whose order and clock a list has.
 * @example rankingOf({ gender: "F" }) // "gender"
 */
export function rankingOf({ gender, ageGroup, ranking }: ListFilter): RankingName {
  if (ranking) return namedRanking(ranking);
  return ageGroup ? "ageGroup" : gender ? "gender" : "overall";
}

/**
 * The rank that a list shows: in the gender, in the age group of that gender, or overall. A list of an age group with
 * all genders shows overall ranks if they follow the clock by which it is sorted. A list of a named ranking, a club or a nation
 * counts its own.
 * @example placeIn({ rankBy: "gun" }, { gender: "F" }, { overallRank: 7, genderRank: 2, ageGroupRank: 1 }) // 2
 */
export function placeIn(category: RankingClocks, filter: ListFilter, row: Ranked): number | null {
  const { gender, ageGroup, club, nation, ranking } = filter;
  if (club || nation || ranking) return row.filterRank ?? null;
  if (ageGroup && (gender || clockOf(category, "ageGroup") !== category.rankBy)) return row.ageGroupRank;
  return gender ? row.genderRank : row.overallRank;
}

/**
 * The official times of a row: on the clock of its list and, where the category has two clocks, on the other. Where a handicap
 * ranks, the other one is the time that was taken, if it is another.
 * @example timesIn({ rankBy: "gun", rankAgeGroupsBy: "chip" }, {}, row) // { timeMs: 3600000, other: { clock: "chip", ms: 3590000 } }
 */
export function timesIn(
  category: RankingClocks & { readonly handicap?: Handicap | undefined },
  filter: ListFilter,
  row: Pick<Result, "timeMs" | "gunMs" | "chipMs" | "penaltyMs">,
): { readonly timeMs: RaceMs | null; readonly other: { readonly clock: Clock; readonly ms: RaceMs | null } | null } {
  const ranking = rankingOf(filter);
  const clock = clockOf(category, ranking);
  if (category.handicap) {
    const timeMs = officialMsIn(category, ranking, row);
    const ms = clock === "gun" ? row.gunMs : row.chipMs;
    return { timeMs, other: ms === timeMs ? null : { clock, ms } };
  }
  const all = [
    "overall",
    "gender",
    "ageGroup",
    ...(category.rankings ?? []).map(({ code }) => namedRanking(code)),
  ] as const;
  const other = all.find((each) => clockOf(category, each) !== clock);
  return {
    timeMs: officialMsIn(category, ranking, row),
    other: other === undefined ? null : { clock: clockOf(category, other), ms: officialMsIn(category, other, row) },
  };
}
