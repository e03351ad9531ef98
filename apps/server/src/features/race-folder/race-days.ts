import type { Category, Checkpoint } from "@time-event/domain/race/race";
import { dayInZone } from "@time-event/domain/time/day-in-zone";

/** A longer limit says nothing about when the event ends. */
const longestRaceMs = 31 * 86_400_000;

/** The last day on which the race can still be under way, by its guns, limits and cut-offs. */
export function lastDayOf(
  { timeZone, startsOn }: { timeZone: string; startsOn: string },
  checkpoints: readonly Checkpoint[],
  categories: readonly Category[],
): string {
  const ends = [
    ...categories.map(({ gunAt, timeLimitMs }) => gunAt + Math.min(timeLimitMs ?? 0, longestRaceMs)),
    ...categories.flatMap(({ stages = [] }) => stages.flatMap(({ gunAt }) => gunAt ?? [])),
    ...categories.flatMap(({ relayLegs = [] }) => relayLegs.flatMap(({ massStartAt }) => massStartAt ?? [])),
    ...categories.flatMap(({ cutoffsAt = [] }) => cutoffsAt.flatMap((at) => at ?? [])),
    ...checkpoints.flatMap(({ cutoffAt }) => cutoffAt ?? []),
  ];
  return ends.map((at) => dayInZone(timeZone, at)).reduce((last, day) => (day > last ? day : last), startsOn);
}
