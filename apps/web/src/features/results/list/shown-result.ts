import type { PublicCategory, PublicCheckpoint } from "@time-event/contract/events";
import type { ResultRow } from "@time-event/contract/results";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { clockOf, officialMsIn, type RankingClocks, type RankingName } from "@time-event/domain/results/ranking-clocks";
import { shortCodes } from "../../../lib/race/short-code.ts";
import type { ResultsFilter } from "../results-filter.ts";

/** A point of the course with its own column. Start and finish have none: the finish time is the result. */
export interface SplitColumn {
  readonly index: number;
  readonly code: string;
  readonly distanceM: number | null;
  readonly name: PublicCheckpoint["name"];
}

/** True for a race of laps: a result has laps, and a split for each lap. */
export function isLapCourse(category: PublicCategory, checkpoints: readonly PublicCheckpoint[]): boolean {
  return (
    category.laps !== null || checkpoints.some(({ code, kind }) => kind === "lap" && category.course.includes(code))
  );
}

/** True when players do as many laps as they can in a given time: laps rank first, then the time of the last lap. */
export function isLapsFirst(category: PublicCategory, checkpoints: readonly PublicCheckpoint[]): boolean {
  return category.laps === null && isLapCourse(category, checkpoints);
}

export function splitColumns(
  category: PublicCategory,
  checkpoints: readonly PublicCheckpoint[],
): readonly SplitColumn[] {
  if (isLapCourse(category, checkpoints)) return [];
  const short = shortCodes(category.course);
  const known = new Map(checkpoints.map((checkpoint) => [checkpoint.code, checkpoint]));
  const points = passedPoints({ checkpoints: category.course, distancesM: category.distancesM }, known);
  return category.course.flatMap((code, index) => {
    const point = points[index];
    const isEnd = point?.kind === "start" || index === category.course.length - 1;
    return isEnd
      ? []
      : [
          {
            index,
            code: short(code),
            distanceM: point?.distanceM ?? null,
            name: point?.name ?? { th: code, en: code },
          },
        ];
  });
}

/** The ranking whose order and clock the list has. */
export function rankingOf({ gender, ageGroup }: ResultsFilter): RankingName {
  return ageGroup ? "ageGroup" : gender ? "gender" : "overall";
}

/**
 * The rank that the list shows: in the gender, in the age group of that gender, or overall. A list of an age group with
 * all genders shows overall ranks if they follow the clock by which it is sorted. A list of a club or a nation counts its own.
 */
export function placeIn(category: RankingClocks, filter: ResultsFilter, row: ResultRow): number | null {
  const { gender, ageGroup, club, nation } = filter;
  if (club || nation) return row.filterRank ?? null;
  if (ageGroup && (gender || clockOf(category, "ageGroup") !== category.rankBy)) return row.ageGroupRank;
  return gender ? row.genderRank : row.overallRank;
}

/** The official times of a row: on the clock of its list and, where the category has two clocks, on the other. */
export function timesIn(category: RankingClocks, filter: ResultsFilter, row: ResultRow) {
  const ranking = rankingOf(filter);
  const clock = clockOf(category, ranking);
  const other = (["overall", "gender", "ageGroup"] as const).find((each) => clockOf(category, each) !== clock);
  return {
    timeMs: officialMsIn(category, ranking, row),
    other: other === undefined ? null : { clock: clockOf(category, other), ms: officialMsIn(category, other, row) },
  };
}

/** Index of the last point with a time; -1 when no point has one. */
export function lastSplit(splitMs: readonly (number | null)[]): number {
  return splitMs.findLastIndex((ms) => ms !== null);
}

/** Duration of each lap, from the times at the ends of laps; null when one of its ends has no time. */
export function lapTimes(splitMs: readonly (number | null)[]): readonly (number | null)[] {
  return splitMs.map((ms, lap) => {
    const from = lap === 0 ? 0 : (splitMs[lap - 1] ?? null);
    return ms === null || from === null ? null : ms - from;
  });
}
