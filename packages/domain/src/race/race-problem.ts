import type { HandicapLack } from "./handicap.ts";

/** Why a race cannot be read, as a word that the screen translates. */
export type RaceProblemReason =
  | "missing"
  | "not_an_object"
  | "not_a_list"
  | "empty_list"
  | "not_text"
  | "not_a_web_address"
  | "not_a_colour"
  | "not_a_number"
  | "out_of_range"
  | "not_true_or_false"
  | "not_a_choice"
  | "bad_instant"
  | "bad_day"
  | "buddhist_year"
  | "bad_year"
  | "bad_time_zone"
  | "duplicate_code"
  | "unknown_checkpoint"
  | "not_on_course"
  | "no_finish_on_course"
  | "course_backwards"
  | "before_gun"
  | "must_pass_on_laps"
  | "neutral_not_on_course"
  | "laps_without_lap_line"
  | "leader_needs_laps"
  | "clock_needs_limit"
  | "last_needs_interval"
  | "relay_leg_out_of_order"
  | "relay_ends_early"
  | "mass_start_not_possible"
  | "age_groups_overlap"
  | "age_group_backwards"
  | "ranking_ages_backwards"
  | "allowance_ages_backwards"
  | HandicapLack;

/** One problem: its path (`categories[0].gunAt`), and the value found there. */
export interface RaceProblem {
  readonly path: string;
  readonly reason: RaceProblemReason;
  readonly found?: string;
}
