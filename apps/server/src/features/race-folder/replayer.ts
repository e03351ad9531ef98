import type { InstantMs } from "@time-event/domain/time/instant";
import type { Timeline } from "./passing-timeline.ts";
import type { PassingRow } from "./race-folder.types.ts";

export interface ReplayerOptions {
  readonly timeline: Timeline;
  /** Seconds of the race that go by in one second. */
  readonly speed: number;
  /** When the replay began, on the clock that callers of `due` use … */
  readonly startedAt: InstantMs;
  /** … and the time in the race then. Reads from before it are due at once. */
  readonly from: InstantMs;
}

/** Says which reads of a race are due at a time. It has no clock and no timer: its caller passes the time. */
export interface Replayer {
  /** The time in the race. */
  raceNow(now: InstantMs): InstantMs;
  /** The next due reads, oldest first; the same ones again until they are taken. */
  due(now: InstantMs, most?: number): PassingRow[];
  /** Says that so many of the returned reads are stored. */
  take(count: number): void;
  taken(): number;
  isDone(): boolean;
}

/**
 * Feeds a recorded race at its own pace, times `speed`. Reads are stored before they are taken, so after a failure
 * between the two they come again: storing a read twice must do no harm.
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
