import type { AgeGroup, AgeRule } from "../eligibility/age.ts";
import type { InstantMs } from "../time/instant.ts";
import type { TextInBoth } from "../text/in-language.ts";
import type { RaceMs, Rounding } from "../time/race-time.ts";

/** M and F are ranked separately; X (undisclosed, other) is ranked overall and among X. */
export type Gender = "M" | "F" | "X";

export type CheckpointKind = "start" | "split" | "finish" | "lap";

/** A place on the course where passings are recorded. */
export interface Checkpoint {
  readonly code: string;
  readonly kind: CheckpointKind;
  /**
   * Metres from the start along the course, where a course does not say otherwise; at a lap line, the length of one lap.
   */
  readonly distanceM: number;
  /** A player who passes later than this is out of the time limit. */
  readonly cutoffAt?: InstantMs;
  /** WGS 84 degrees, for the map only; no rule uses them. */
  readonly lat?: number;
  readonly lng?: number;
}

/** One timed section of a stage race. The way between stages does not count. */
export interface Stage {
  readonly code: string;
  /** Codes of the stage's own points, in order: a start, any splits, a finish. */
  readonly checkpoints: readonly string[];
  /** The gun of a mass start; without one, each entry's stage begins at its own start read. */
  readonly gunAt?: InstantMs;
}

/** One leg of a relay: from the end of the previous leg to this hand-over point. */
export interface RelayLeg {
  readonly code: string;
  readonly to: string;
  /** What people call it, where its code does not say it; no rule uses it. */
  readonly name?: TextInBoth;
  /** When its members who still wait are sent off together, before their teams arrive. Not for the first leg. */
  readonly massStartAt?: InstantMs;
}

/** How the results of members make the result of a team. */
export interface TeamRule {
  /** How many of the best members count. A team with fewer finishers is not ranked. */
  readonly best: number;
  readonly by: "time" | "rank";
}

/** Points that nobody may leave out, and what a finish without one of them is. On lap courses a lap is incomplete instead. */
export interface MustPass {
  /** Codes of points of the course. A code that is on it several times must be passed as often. */
  readonly checkpoints: readonly string[];
  readonly otherwise: "dnf" | "dsq";
}

/** A part of the course whose time does not count: a railway crossing, a feed zone, a way along a road. */
export interface NeutralSection {
  /** Codes of points of the course. Each section begins where the one before it ends, or later. */
  readonly from: string;
  readonly to: string;
  /** So much does not count at most, what is above it does; null: all of it. */
  readonly limitMs: RaceMs | null;
}

/**
 * What a race time counts from. `gun`: the gun of the category, or of the player's wave, or the player's own start by a start list.
 * `chip`: the player's own start read.
 */
export type Clock = "gun" | "chip";

/**
 * How a race on laps ends for everybody who is still riding: a flag falls, and their next crossing of the line is their
 * finish. `leader`: when the first has done all laps, or at the time limit if that is sooner. `clock`: at the time limit. `last`, a
 * backyard: no flag falls; a lap begins for all every `lapEveryMs`, whoever is not back by then is out, and the last one wins.
 */
export type LapsEnd = "leader" | "clock" | "last";

/** So much is taken off the time of whoever meets its conditions. */
export interface Allowance {
  readonly gender: "any" | "M" | "F";
  /** Ages as the category counts them, both included; null: no limit. Whose age nobody knows meets no limit. */
  readonly youngestAge: number | null;
  readonly oldestAge: number | null;
  readonly allowanceMs: RaceMs;
}

/**
 * How slower people get a chance to win. `start`, a pursuit: they start earlier, by a start list or a wave, and whoever crosses the line
 * first wins. `allowance`: all start as usual, and the first allowance of the list that somebody meets is taken off their time.
 */
export interface Handicap {
  readonly by: "start" | "allowance";
  readonly allowances: readonly Allowance[];
}

/** Who is in a ranking by nationality. Whose nationality nobody knows is in neither of the two. */
export type RankedNationality = "any" | "thai" | "foreign";

/** Age groups that were merged or split once the entries were known. No rule uses it: it says what was announced, and why. */
export interface Regrouping {
  readonly announced: readonly AgeGroup[];
  /** Groups of fewer people than this were merged; null: by hand. */
  readonly below: number | null;
  /** Who was counted. */
  readonly of: "entries" | "starters";
}

/** A ranking of a category besides overall, gender and age groups: Thai nationals, pro, para. Who meets all its conditions is in it. */
export interface NamedRanking {
  /** Names it within its category, in files and addresses. */
  readonly code: string;
  readonly name: TextInBoth;
  readonly clock: Clock;
  readonly gender: "any" | "M" | "F";
  /** Ages as the category counts them, both included; null: no limit. Whose age nobody knows is in no ranking with a limit. */
  readonly youngestAge: number | null;
  readonly oldestAge: number | null;
  readonly nationality: RankedNationality;
  /** The division mark that an entry must have; "": none. */
  readonly division: string;
  /** Who wins a prize of it leaves the lower prizes. */
  readonly winnersLeave: boolean;
}

/** A competition class that players enter: its course, its clock and its ranking rule. */
export interface Category {
  readonly code: string;
  readonly gender: "any" | "M" | "F";
  readonly gunAt: InstantMs;
  /** The guns of waves by what entries call their wave. Left out: all waves start, as far as times go, with the category's gun. */
  readonly waveGuns?: Readonly<Record<string, InstantMs>>;
  /** Reads so long before the gun count, too; left out: none does. */
  readonly earlyStartMs?: RaceMs;
  /** The clock of the overall ranking. The time limit is on this clock, too. */
  readonly rankBy: Clock;
  /** The clock of the ranking within gender. Left out: as overall. */
  readonly rankGenderBy?: Clock;
  /** The clock of the ranking within age groups. Left out: as overall. */
  readonly rankAgeGroupsBy?: Clock;
  readonly ageOn: AgeRule;
  readonly ageGroups: readonly AgeGroup[];
  /** Left out: the age groups are those that were announced. */
  readonly regrouped?: Regrouping;
  /** How many overall winners of each gender leave the age groups; 0: nobody does. */
  readonly winnersLeaveAgeGroups: number;
  /** Its rankings besides these three, the highest one first. */
  readonly rankings?: readonly NamedRanking[];
  /** Left out: the time that somebody took ranks them. */
  readonly handicap?: Handicap;
  /** Laps to complete. Without it, a course with a lap line counts laps until the time limit. */
  readonly laps?: number;
  /** Metres of the first lap, where it has another length than the others: a start loop. It is one of the `laps`. */
  readonly firstLapM?: number;
  /** Left out: everybody rides all `laps`; without a number of laps, those that are complete at the time limit count. */
  readonly lapsEnd?: LapsEnd;
  /** A lap begins so often, from the gun on; only where `lapsEnd` is `last`. */
  readonly lapEveryMs?: RaceMs;
  /** Where `lapsEnd` is `last`: everybody with a lap has a place, by laps alone. Left out: only the winner has one, the others are DNF. */
  readonly placesByLaps?: boolean;
  /**
   * When the leader had done all laps; in a backyard, the end of the lap that the last one ran alone. No part of the set-up: reads
   * say it. Left out: not yet, or no such race.
   */
  readonly leaderAt?: InstantMs;
  /** True: a lap counts only if the player passed every checkpoint between the lap lines. */
  readonly lapNeedsEveryCheckpoint?: boolean;
  /** The longest time that is allowed, on the clock of the overall ranking. A time equal to the limit is still allowed. */
  readonly timeLimitMs?: RaceMs;
  readonly rounding: Rounding;
  /** Reads at one checkpoint that are closer together than this are one passing. Default 60 s. */
  readonly repeatWindowMs?: RaceMs;
  /** The fastest possible average speed over the course (or a lap), m/s. Default 30; 12 suits a race on foot. */
  readonly maxSpeedMps?: number;
  /** The course: checkpoint codes in the order they are passed; a code may stand more than once. */
  readonly checkpoints: readonly string[];
  /** At how many metres the course passes each of its points; null or left out: at the checkpoint's own distance. */
  readonly distancesM?: readonly (number | null)[];
  /** When the course closes each of its points; null or left out: when the checkpoint itself closes. */
  readonly cutoffsAt?: readonly (InstantMs | null)[];
  /**
   * How long after their own start (wave, start list, or the gun of the category) everybody may pass each of its points; null or left out: no
   * such limit. Where a point closes at a time of this course as well, what is sooner counts.
   */
  readonly cutoffsAfterMs?: readonly (RaceMs | null)[];
  readonly mustPass?: MustPass;
  readonly neutral?: readonly NeutralSection[];
  readonly stages?: readonly Stage[];
  readonly relayLegs?: readonly RelayLeg[];
  readonly team?: TeamRule;
}

/** A status that an official set by hand. It overrides the reads; a DNS does so only where the race does not say otherwise. */
export type RuledStatus = "dns" | "dnf" | "dsq";

/** A player, as far as ranking needs to know them. */
export interface Entry {
  readonly bib: string;
  readonly gender: Gender;
  /** Age for the age group by the category's rule; null when it is not known. */
  readonly age: number | null;
  /** IOC code; left out or "": not known. It matters to named rankings only, and so does the division. */
  readonly nationality?: string;
  /** The division mark ("pro", "para"); left out or "": none. */
  readonly division?: string;
  readonly team?: string;
  /** A group of the category that starts together; it matters only where waves have guns of their own. */
  readonly wave?: string;
  /** Their own start by a start list, planned; left out: they start with their wave or category. */
  readonly startsAt?: InstantMs;
  readonly ruledStatus?: RuledStatus;
  /** Gave the place back before the race: DNS, whatever is read of the bib. */
  readonly isWithdrawn?: boolean;
}

/** One record that a bib was at a checkpoint at a time. Raw records come in any order and may be repeated. */
export interface Passing {
  readonly checkpoint: string;
  readonly at: InstantMs;
}

/** What an official ruled: time added, laps or places taken away, or disqualification. */
export interface Penalty {
  /** Added to the official time; negative is a time credit. */
  readonly timeMs?: RaceMs;
  /** Code of the stage to whose time it is added. Left out, or no stage of the category: to the whole time alone. */
  readonly stage?: string;
  /** Laps taken away; negative is a credit. */
  readonly laps?: number;
  /** Places lost in the order of the category; at least 1. */
  readonly places?: number;
  readonly disqualify?: boolean;
}
