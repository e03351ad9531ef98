import type { Gender } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";

/**
 * `started`: read at the start, not since. `on_course`: read after the start, not finished. `otl`: out of the time
 * limit. `registered`: no read yet in a race under way.
 */
export type ResultStatus = "finished" | "on_course" | "started" | "registered" | "otl" | "dnf" | "dns" | "dsq";

/** Doubts about a result that people must know of. */
export type ResultFlag =
  | "no_start_read"
  | "missing_split"
  | "split_out_of_order"
  | "too_fast"
  | "read_before_gun"
  | "missed_cutoff"
  | "missed_must_pass"
  | "incomplete_lap"
  | "inferred_lap"
  | "no_stage_start"
  | "start_read_again"
  | "finish_read_again"
  | "fast_lap"
  | "read_despite_dns";

/** When the entry passed one point of the course; null without a read (a time is never invented). */
export interface Split {
  readonly checkpoint: string;
  /** From the clock of the overall ranking (gun, or the entry's own start); in a stage, from the stage's clock. */
  readonly timeMs: RaceMs | null;
}

/** One entry's result. It depends on that entry only; ranks are not part of it. */
export interface Result {
  readonly status: ResultStatus;
  /** Official time with penalties, on the clock of the overall ranking, unrounded; null without a finish. */
  readonly timeMs: RaceMs | null;
  /** From the gun to the finish, without penalties; in a stage race the sum over the stages. */
  readonly gunMs: RaceMs | null;
  /** From the own start read to the finish; null without a start read, unless a ranking follows it. */
  readonly chipMs: RaceMs | null;
  readonly penaltyMs: RaceMs;
  /** Places that penalties take of a finisher; its keys are those of before, until `withPlacesLost`. */
  readonly placesLost: number;
  /** Laps that count, penalties deducted; 0 where the course has no lap line. */
  readonly laps: number;
  /** One per point of the course (per lap line passed, on a lap course), in course order. */
  readonly splits: readonly Split[];
  /** Time of each stage in order, with the penalties of that stage; null where it is missing; empty when the category has no stages. */
  readonly stageMs: readonly (RaceMs | null)[];
  /** Time of each relay leg in order, null where a hand-over is missing; empty for other categories. */
  readonly legMs: readonly (RaceMs | null)[];
  readonly flags: readonly ResultFlag[];
  /** The last read that counts: where and when the entry was last seen for certain. */
  readonly lastSeen: { readonly checkpoint: string; readonly at: InstantMs } | null;
  /** Sorts a category: lower is better, equal is a tie. See `rank-key.ts`. */
  readonly rankKey: number;
  /** The same on the clock that the overall ranking does not follow; null where every ranking follows one clock. */
  readonly otherRankKey: number | null;
}

/** The ranks of one entry in one category; null where it is not ranked. */
export interface Ranks {
  readonly overall: number | null;
  readonly gender: number | null;
  readonly ageGroup: number | null;
  /** By code, in the rankings that its category names and that it is in; left out where it is in none. */
  readonly named?: Readonly<Record<string, number | null>>;
}

/** What a ranking needs to know about each entry. `id` is any unique non-negative integer. */
export interface Standing {
  readonly id: number;
  readonly gender: Gender;
  readonly ageGroup: string | null;
  /** Codes of the named rankings that it is in, in the category's order; left out: none. */
  readonly rankings?: readonly string[];
  readonly rankKey: number;
  /** Places that penalties take of it; left out: none. */
  readonly placesLost?: number;
  /** Its key on the other clock; none where every ranking of the category follows one clock. */
  readonly otherRankKey?: number | null;
}
