import type { AgeGroup, AgeRule } from "../eligibility/age.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs, Rounding } from "../time/race-time.ts";

/** M and F are ranked apart; X (undisclosed, other) is ranked overall and among X. */
export type Gender = "M" | "F" | "X";

export type CheckpointKind = "start" | "split" | "finish" | "lap";

/** A place on the course where passings are recorded. */
export interface Checkpoint {
  readonly code: string;
  readonly kind: CheckpointKind;
  /** Metres from the start along the course; at a lap line, the length of one lap. */
  readonly distanceM: number;
  /** Who passes later than this is out of the time limit. */
  readonly cutoffAt?: InstantMs;
  /** WGS 84 degrees, for the map; no rule uses them. */
  readonly lat?: number;
  readonly lng?: number;
}

/** One timed section of a stage race; rides between stages do not count. */
export interface Stage {
  readonly code: string;
  /** Codes of the stage's own points, in order: a start, any splits, a finish. */
  readonly checkpoints: readonly string[];
  /** The stage's gun, where it has a mass start; without one, the stage runs on start reads. */
  readonly gunAt?: InstantMs;
}

/** One leg of a relay: from the end of the leg before it to this hand-over point. */
export interface RelayLeg {
  readonly code: string;
  readonly to: string;
}

/** How team members' results make a team's. */
export interface TeamRule {
  /** The best so many members count. A team with fewer finishers is not ranked. */
  readonly best: number;
  readonly by: "time" | "rank";
}

/** A competition class that one enters: its course, its clock and how it is ranked. */
export interface Category {
  readonly code: string;
  readonly gender: "any" | "M" | "F";
  readonly gunAt: InstantMs;
  readonly rankBy: "gun" | "chip";
  readonly ageOn: AgeRule;
  readonly ageGroups: readonly AgeGroup[];
  /** How many of each gender's overall winners leave the age groups; 0: nobody does. */
  readonly winnersLeaveAgeGroups: number;
  /** Laps to complete. Without it, on a course with a lap line, laps are counted until the time limit. */
  readonly laps?: number;
  /** A lap counts only if every checkpoint between the lap lines was passed. */
  readonly lapNeedsEveryCheckpoint?: boolean;
  /** Longest allowed time on the clock the category is ranked by; exactly the limit is still in time. */
  readonly timeLimitMs?: RaceMs;
  readonly rounding: Rounding;
  /** Reads at one checkpoint closer together than this are one passing. Default 60 s. */
  readonly repeatWindowMs?: RaceMs;
  /** Nobody covers the course (or a lap) faster than this on average, m/s. Default 30; 12 suits a race on foot. */
  readonly maxSpeedMps?: number;
  /** The course: checkpoint codes in the order they are passed; a code may stand more than once. */
  readonly checkpoints: readonly string[];
  readonly stages?: readonly Stage[];
  readonly relayLegs?: readonly RelayLeg[];
  readonly team?: TeamRule;
}

/** Status that an official ruled by hand. It overrides what the reads say. */
export type RuledStatus = "dns" | "dnf" | "dsq";

/** Who competes, as far as ranking needs to know. */
export interface Entry {
  readonly bib: string;
  readonly gender: Gender;
  /** Age for the age group by the category's rule; null when it is not known. */
  readonly age: number | null;
  readonly team?: string;
  readonly ruledStatus?: RuledStatus;
}

/** One record that a bib was at a checkpoint at a time. Raw: as it came, in any order, maybe repeated. */
export interface Passing {
  readonly checkpoint: string;
  readonly at: InstantMs;
}

/** Time or laps added or lost, or disqualification, as ruled. */
export interface Penalty {
  /** Added to the official time; negative is a time credit. */
  readonly timeMs?: RaceMs;
  /** Laps taken away; negative is a credit. */
  readonly laps?: number;
  readonly disqualify?: boolean;
}
