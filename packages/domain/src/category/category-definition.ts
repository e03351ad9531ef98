import type { BibRange } from "../bibs/bib-range.ts";
import type { FeeTier } from "../pricing/fee-tiers.ts";
import type { LocalName } from "../race/local-name.ts";
import { ownOfPoints } from "../race/course-distances.ts";
import type {
  Category,
  Clock,
  Handicap,
  LapsEnd,
  MustPass,
  NamedRanking,
  NeutralSection,
  Regrouping,
  RelayLeg,
  TeamRule,
} from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";

/** Who enters: one person, a team whose members each run the course, or a relay whose members take turns. */
export type EntryKind = "individual" | "team" | "relay";
/** Who may be in a team. `mixed`: at least one woman and one man. */
export type TeamMix = "any" | "men" | "women" | "mixed";

/** What a fee is the price of: each member of a team, who all run the course, or the whole team. */
export type FeePer = "person" | "team";

/** The settings of a category that do not depend on its event. A template holds these. */
export interface CategoryRules
  extends BibRange, Pick<Category, "code" | "gender" | "rankBy" | "rounding" | "ageOn" | "ageGroups"> {
  readonly name: LocalName;
  /** The clocks of the rankings within gender and within age groups. */
  readonly rankGenderBy: Clock;
  readonly rankAgeGroupsBy: Clock;
  readonly entryKind: EntryKind;
  readonly teamMix: TeamMix;
  readonly teamSmallest: number | null;
  readonly teamLargest: number | null;
  /** Ages on the event's first day; both limits are included. */
  readonly youngestAge: number | null;
  readonly oldestAge: number | null;
  readonly capacity: number | null;
  /** Nobody is offered it without a code that names it. */
  readonly hidden: boolean;
  readonly feePer: FeePer;
  readonly feeTiers: readonly FeeTier[];
  readonly winnersLeaveAgeGroups: number;
  /** Its rankings besides overall, gender and age groups; left out: none. */
  readonly rankings?: readonly NamedRanking[] | undefined;
  /** How the results of members make the result of a team; null: teams are not ranked. */
  readonly team: TeamRule | null;
  /** Times count from the gun of each wave; left out or false: all waves count from the category's. */
  readonly wavesHaveGuns?: boolean | undefined;
  readonly timeLimitMs: number | null;
  readonly laps: number | null;
  /** When a race on laps ends for those who have not done them all; null or left out: not before they have. */
  readonly lapsEnd?: LapsEnd | null | undefined;
  /** How often a lap begins, where the last one wins; null or left out: it is no such race. */
  readonly lapEveryMs?: number | null | undefined;
  /** Where the last one wins: everybody with a lap has a place; left out or false: only the winner has one. */
  readonly placesByLaps?: boolean | undefined;
  /** Metres of the first lap, where it has another length than the others; null or left out: it has the same. */
  readonly firstLapM?: number | null | undefined;
  /** Who starts earlier, or has time taken off; null or left out: nobody. */
  readonly handicap?: Handicap | null | undefined;
  readonly lapNeedsEveryCheckpoint: boolean;
  readonly repeatWindowMs: number | null;
  readonly maxSpeedMps: number | null;
}

export interface StageDefinition {
  readonly code: string;
  readonly checkpoints: readonly string[];
  readonly gunAt: InstantMs | null;
}

/** No mass start: null or left out. */
export interface LegDefinition extends Omit<RelayLeg, "massStartAt"> {
  readonly massStartAt?: InstantMs | null | undefined;
}

/** A category as staff set it up: its rules, its gun and its course. */
export interface CategoryDefinition extends CategoryRules {
  readonly gunAt: InstantMs;
  /** Checkpoint codes in the order they are passed. */
  readonly course: readonly string[];
  /** At how many metres each point of the course is passed; null or left out: at the checkpoint's own distance. */
  readonly distancesM?: readonly (number | null)[] | undefined;
  /** When each point of the course closes; null or left out: when the checkpoint itself closes. */
  readonly cutoffsAt?: readonly (InstantMs | null)[] | undefined;
  /** How long after their own start everybody may pass each point of the course; null or left out: no such limit. */
  readonly cutoffsAfterMs?: readonly (RaceMs | null)[] | undefined;
  /** Points that nobody may leave out; null or left out: none. */
  readonly mustPass?: MustPass | null | undefined;
  /** Parts of the course whose time does not count; left out: none. */
  readonly neutral?: readonly NeutralSection[] | undefined;
  readonly stages: readonly StageDefinition[];
  readonly relayLegs: readonly LegDefinition[];
  /** What was announced before age groups were merged or split; null or left out: nothing was. */
  readonly regrouped?: Regrouping | null | undefined;
}

/**
 * The part of a category that decides results. Two definitions with the same part give the same results.
 *
 * @example
 * toCategory(definition).checkpoints; // ["START", "CP1", "FIN"]
 */
export function toCategory(definition: CategoryDefinition): Category {
  const { code, gender, gunAt, rankBy, rankGenderBy, rankAgeGroupsBy, rounding, course } = definition;
  const { ageOn, ageGroups, winnersLeaveAgeGroups } = definition;
  const { laps, lapNeedsEveryCheckpoint, timeLimitMs, repeatWindowMs, maxSpeedMps, stages, relayLegs, team } =
    definition;
  const distancesM = ownOfPoints(course, definition.distancesM);
  const cutoffsAt = ownOfPoints(course, definition.cutoffsAt);
  const cutoffsAfterMs = ownOfPoints(course, definition.cutoffsAfterMs);
  const {
    mustPass,
    neutral = [],
    lapsEnd,
    rankings = [],
    handicap,
    lapEveryMs,
    placesByLaps,
    firstLapM,
    regrouped,
  } = definition;
  return {
    code,
    gender,
    gunAt,
    rankBy,
    rankGenderBy,
    rankAgeGroupsBy,
    ageOn,
    ageGroups,
    ...(regrouped && { regrouped }),
    winnersLeaveAgeGroups,
    ...(rankings.length > 0 && { rankings }),
    rounding,
    checkpoints: course,
    // when they start is no part of the set-up, but that they do so by themselves is
    ...(definition.wavesHaveGuns && { waveGuns: {} }),
    ...(distancesM.length > 0 && { distancesM }),
    ...(cutoffsAt.length > 0 && { cutoffsAt }),
    ...(cutoffsAfterMs.length > 0 && { cutoffsAfterMs }),
    ...(mustPass && mustPass.checkpoints.length > 0 && { mustPass }),
    ...(neutral.length > 0 && { neutral }),
    ...(laps !== null && { laps }),
    ...(lapsEnd && { lapsEnd }),
    ...(lapsEnd === "last" && lapEveryMs && { lapEveryMs }),
    ...(lapsEnd === "last" && placesByLaps && { placesByLaps }),
    ...(firstLapM && { firstLapM }),
    ...(handicap && { handicap }),
    ...(lapNeedsEveryCheckpoint && { lapNeedsEveryCheckpoint }),
    ...(timeLimitMs !== null && { timeLimitMs }),
    ...(repeatWindowMs !== null && { repeatWindowMs }),
    ...(maxSpeedMps !== null && { maxSpeedMps }),
    ...(stages.length > 0 && {
      stages: stages.map(({ gunAt: stageGun, ...stage }) => ({
        ...stage,
        ...(stageGun !== null && { gunAt: stageGun }),
      })),
    }),
    ...(relayLegs.length > 0 && {
      relayLegs: relayLegs.map(({ code: leg, to, name, massStartAt }) => ({
        code: leg,
        to,
        ...((name?.th || name?.en) && { name }),
        ...(massStartAt && { massStartAt }),
      })),
    }),
    ...(team && { team }),
  };
}
