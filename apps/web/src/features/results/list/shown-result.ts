import type { PublicCategory, PublicCheckpoint } from "@time-event/contract/events";
import { passedPoints } from "@time-event/domain/race/course-distances";
import { shortCodes } from "../../../lib/race/short-code.ts";

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

/** Index of the last point with a time; -1 when no point has one. */
export function lastSplit(splitMs: readonly (number | null)[]): number {
  return splitMs.findLastIndex((ms) => ms !== null);
}

/**
 * Duration of each lap, from the times at the ends of laps; null when one of its ends has no time.
 *
 * @param everyMs of a backyard: how often a lap begins for all; who is back sooner waits
 */
export function lapTimes(splitMs: readonly (number | null)[], everyMs?: number): readonly (number | null)[] {
  return splitMs.map((ms, lap) => {
    if (everyMs !== undefined) return ms === null ? null : ms - lap * everyMs;
    const from = lap === 0 ? 0 : (splitMs[lap - 1] ?? null);
    return ms === null || from === null ? null : ms - from;
  });
}
