import type { InstantMs } from "@time-event/domain/time/instant";
import type { Timeline } from "./passing-timeline.ts";
import type { PassingRow } from "./race-folder.types.ts";

export interface ReplayerOptions {
  readonly timeline: Timeline;
  /** Seconds of the race that go by in one second. */
  readonly speed: number;
  /** When the replay began, on the clock that `due` is asked with … */
  readonly startedAt: InstantMs;
  /** … and what time it was in the race then. Reads before it are due at once. */
  readonly from: InstantMs;
}

/** Says which reads of a race are due at a time. It has no clock and no timer: its caller brings the time. */
export interface Replayer {
  /** What time it is in the race. */
  raceNow(now: InstantMs): InstantMs;
  /** The next reads that are due, oldest first; the same ones again until they are taken. */
  due(now: InstantMs, most?: number): PassingRow[];
  /** Says that so many of the reads last given are stored. */
  take(count: number): void;
  taken(): number;
  isDone(): boolean;
}

/**
 * Feeds a recorded race at its own pace, times `speed`. Reads are stored before they are taken, so that a failure in
 * between gives them once more: who stores them must not mind.
 *
 * @example
 * const replayer = createReplayer({ timeline, speed: 20, startedAt: clock(), from: gunAt });
 * const reads = replayer.due(clock());
 * await recordPassings(db, eventId, reads);
 * replayer.take(reads.length);
 */
export function createReplayer({ timeline, speed, startedAt, from }: ReplayerOptions): Replayer {
  let taken = 0;
  const raceNow = (now: InstantMs) => from + (now - startedAt) * speed;
  return {
    raceNow,
    due: (now, most = 1_000) => {
      const until = raceNow(now);
      const reads: PassingRow[] = [];
      for (let next = taken; next < timeline.length && reads.length < most && timeline.at(next) <= until; next += 1) {
        reads.push(timeline.read(next));
      }
      return reads;
    },
    take: (count) => {
      taken = Math.min(taken + count, timeline.length);
    },
    taken: () => taken,
    isDone: () => taken >= timeline.length,
  };
}
