import type { InstantMs } from "../time/instant.ts";
import type { ResultFlag } from "../results/result.ts";

/** What a read was taken for. */
export type ReadUse = "start" | "split" | "finish" | "lap";

/**
 * Why a read was not used.
 * `repeated_read`: within the repeat window of another read at the same place. `passed_before`: the place was passed
 * earlier, and that passing counts. `early_start_read`: a later read of the start line was used.
 * `before_gun`: nobody had started yet. `before_start`: the entry had not started yet.
 * `after_finish`: the race was over for this entry. `not_on_course`: not a point of the category's course.
 * `out_of_order`: does not fit between the reads before and after it. `too_fast`: nobody can be there so soon.
 * `after_time_limit`: no more laps counted. `incomplete_lap`: a lap line, but checkpoints of the lap were missed.
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
  | "incomplete_lap";

/** One read and its fate: either `use` or `ignored` says what became of it. */
export interface TracedRead {
  readonly checkpoint: string;
  readonly at: InstantMs;
  readonly use: ReadUse | null;
  /** Index on the course of the point that it was used for; null when it was ignored. */
  readonly point: number | null;
  /** The lap, from 1, that it completed or belongs to; null on other courses. */
  readonly lap: number | null;
  /** Code of the stage that it belongs to; null on other courses. */
  readonly stage: string | null;
  readonly ignored: IgnoredRead | null;
}

/** A point of the course and when it was passed, or the very read that passed it; null where no read was found. */
export interface TrackPoint {
  readonly checkpoint: string;
  readonly at: InstantMs | null;
}

/** When each stage was begun and ended by reads; its gun is not considered here. */
export interface StagePassage {
  readonly code: string;
  /** Indices of its first and last point on the course; -1 where it is not on the course. */
  readonly first: number;
  readonly last: number;
  readonly startAt: InstantMs | null;
  readonly finishAt: InstantMs | null;
}

/** The way of one entry along the course, as its reads tell it. Times are instants: no clock is applied yet. */
export interface Track {
  readonly startAt: InstantMs | null;
  /** The finish; with laps counted against the time limit, the last lap that counts. */
  readonly finishAt: InstantMs | null;
  /** Every point of the course in order; on a lap course, one per lap that counts, null where its line was not read. */
  readonly points: readonly TrackPoint[];
  readonly stages: readonly StagePassage[];
  /** Laps that count, before penalties; 0 where the course has no lap line. */
  readonly laps: number;
  /** A lap line was passed after the time limit: nothing more can count. */
  readonly lapsClosed: boolean;
  /** When the last lap that counts was complete; of one whose line was not read, when that was seen. */
  readonly lastLapAt: InstantMs | null;
  /** How far: index of the furthest point passed; on a lap course, laps and points passed since. */
  readonly progress: number;
  /** Last read that counts. */
  readonly lastSeen: { readonly checkpoint: string; readonly at: InstantMs } | null;
  readonly flags: readonly ResultFlag[];
}

/** A track with the fate of each read beside it, for who asks why. */
export interface TracedTrack extends Track {
  /** Every distinct read in order of time. */
  readonly reads: readonly TracedRead[];
}
