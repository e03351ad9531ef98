import type { InstantMs } from "../time/instant.ts";
import type { ResultFlag } from "../results/result.ts";

/** What a read was used for. */
export type ReadUse = "start" | "split" | "finish" | "lap";

/**
 * Why a read was not used. `repeated_read`: within the repeat window of another read at the same place.
 * `passed_before`: an earlier passing of the place counts. `early_start_read`: a later read of the start line was used.
 * `before_gun`: nobody had started yet. `before_start`: the entry had not started yet. `after_finish`: the entry had
 * already finished. `not_on_course`: not a point of the category's course. `out_of_order`: does not fit between the
 * reads before and after it. `too_fast`: nobody can be there so soon, or
 * get so fast from there to another point that counts. `after_time_limit`: no more laps count.
 * `lap_start`: left the line for a lap that begins for all at once.
 * `incomplete_lap`: a lap line, but checkpoints of the lap were missed.
 */
export type IgnoredRead =
  | "repeated_read"
  | "passed_before"
  | "early_start_read"
  | "before_gun"
  | "before_start"
  | "after_finish"
  | "not_on_course"
  | "out_of_order"
  | "too_fast"
  | "after_time_limit"
  | "lap_start"
  | "incomplete_lap";

/** One read and what became of it: either `use` or `ignored` is set. */
export interface TracedRead {
  readonly checkpoint: string;
  readonly at: InstantMs;
  readonly use: ReadUse | null;
  /** The index on the course of the point that it was used for; null when it was ignored. */
  readonly point: number | null;
  /** The lap, from 1, that it completed or belongs to; null on other courses. */
  readonly lap: number | null;
  /** Code of the stage that it belongs to; null on other courses. */
  readonly stage: string | null;
  readonly ignored: IgnoredRead | null;
}

/** A point of the course and when it was passed (this may be the read itself); null without a read. */
export interface TrackPoint {
  readonly checkpoint: string;
  readonly at: InstantMs | null;
}

/** When the reads show that each stage was started and finished. Its gun is not considered here. */
export interface StagePassage {
  readonly code: string;
  /** Indices of its first and last point on the course; -1 when it is not on the course. */
  readonly first: number;
  readonly last: number;
  readonly startAt: InstantMs | null;
  readonly finishAt: InstantMs | null;
}

/** One entry's way along the course, according to its reads. Times are instants; no clock is applied yet. */
export interface Track {
  readonly startAt: InstantMs | null;
  /** The finish. If laps are counted until the time limit: the end of the last lap that counts. */
  readonly finishAt: InstantMs | null;
  /** Every point of the course in order. On a lap course: one per lap that counts, null when its line was not read. */
  readonly points: readonly TrackPoint[];
  readonly stages: readonly StagePassage[];
  /** Laps that count, before penalties; 0 where the course has no lap line. */
  readonly laps: number;
  /** True: a lap line was passed after the time limit or the flag, so nothing more can count. */
  readonly lapsClosed: boolean;
  /** When the last lap that counts was complete. If its line was not read: when a later read showed the lap. */
  readonly lastLapAt: InstantMs | null;
  /** How far the entry came: the index of the furthest point passed. On a lap course: laps, and points passed since. */
  readonly progress: number;
  /** The last read that counts. */
  readonly lastSeen: { readonly checkpoint: string; readonly at: InstantMs } | null;
  readonly flags: readonly ResultFlag[];
}

/** A track, plus what became of each read. */
export interface TracedTrack extends Track {
  /** Every distinct read in order of time. */
  readonly reads: readonly TracedRead[];
}
