import { neutralSpans } from "../race/neutral-sections.ts";
import type { Category } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { Track } from "../timing/track.ts";

/** A neutralised section as one entry passed it. */
export interface NeutralTime {
  readonly from: string;
  readonly to: string;
  readonly fromAt: InstantMs;
  readonly tookMs: RaceMs;
  /** The part of it that does not count: all of it, or the limit. */
  readonly offMs: RaceMs;
}

/**
 * The neutralised sections that the reads show from one end to the other. Where a read is missing nothing is taken off:
 * a time is never invented.
 */
export function neutralTimes({ neutral = [], checkpoints }: Category, { points }: Track): readonly NeutralTime[] {
  const spans = neutralSpans(neutral, checkpoints);
  return neutral.flatMap(({ from, to, limitMs }, index) => {
    const span = spans[index];
    const fromAt = points[span?.first ?? -1]?.at ?? null;
    const toAt = points[span?.last ?? -1]?.at ?? null;
    if (fromAt === null || toAt === null) return [];
    const tookMs = toAt - fromAt;
    return [{ from, to, fromAt, tookMs, offMs: Math.min(tookMs, limitMs ?? Infinity) }];
  });
}

/**
 * The track as if neutralised sections took no time: every instant moves back by what was taken off until then. Only
 * for clocks: a cut-off goes by the time of day.
 *
 * @example
 * // START 6:00, RAIL-IN 6:30, RAIL-OUT 6:34, FIN 7:00; the section has a limit of 3 minutes
 * leaveOutNeutral(category, track).finishAt; // 6:57
 */
export function leaveOutNeutral(category: Category, track: Track): Track {
  const times = category.neutral ? neutralTimes(category, track) : [];
  if (times.length === 0) return track;
  const raced = (at: InstantMs) =>
    times.reduce((moved, { fromAt, offMs }) => moved - Math.min(offMs, Math.max(0, at - fromAt)), at);
  const racedOrNull = (at: InstantMs | null) => (at === null ? null : raced(at));
  return {
    ...track,
    startAt: racedOrNull(track.startAt),
    finishAt: racedOrNull(track.finishAt),
    points: track.points.map((point) => ({ ...point, at: racedOrNull(point.at) })),
    lastSeen: track.lastSeen && { ...track.lastSeen, at: raced(track.lastSeen.at) },
  };
}
