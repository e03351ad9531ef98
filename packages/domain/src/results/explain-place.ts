import { sumPenalties } from "../penalties/apply-penalties.ts";
import { stagePenalties, timedParts } from "../penalties/stage-penalties.ts";
import { categoryAsStarted, type GunOf, gunOf } from "../race/category-as-started.ts";
import type {
  Category,
  Checkpoint,
  Clock,
  Entry,
  Handicap,
  MustPass,
  NamedRanking,
  Passing,
  Penalty,
  RuledStatus,
} from "../race/race.ts";
import { type RankingCondition, unmetBy } from "../race/named-rankings.ts";
import { handicapMs } from "../race/handicap.ts";
import { passedPoints } from "../race/course-distances.ts";
import { type RaceFlag, raceFlag } from "../race/race-flag.ts";
import type { InstantMs } from "../time/instant.ts";
import { roundRaceTime, type RaceMs, type Rounding } from "../time/race-time.ts";
import type { TracedRead, TracedTrack } from "../timing/track.ts";
import { lapEndsAt } from "../timing/trace-yards.ts";
import { clockTrack } from "./clock-track.ts";
import { judgeTrack, type RaceState, standingRuling } from "./judge-entry.ts";
import { type NeutralTime, neutralTimes } from "./leave-out-neutral.ts";
import { readRankKey } from "./rank-key.ts";
import type { Ranking } from "./ranking.ts";
import { clockOf } from "./ranking-clocks.ts";
import type { Ranks, Result, Standing } from "./result.ts";
import { type Restart, traceRun } from "./run-relay.ts";

/**
 * Where the clock of a result began: at the gun, at the entry's start read, at the gun because there is no start read,
 * or at the start of each stage.
 */
export type ClockStart = "gun" | "start_read" | "gun_without_start_read" | "stages";

/** The entry ahead or behind, and the distance to it: laps first, then time. */
export interface Gap {
  readonly id: number;
  /** Laps (or points of the course) between the two; 0 when only time decides. */
  readonly laps: number;
  readonly timeMs: RaceMs;
}

/** A point that was passed after its cut-off. */
export interface MissedCutoff {
  readonly checkpoint: string;
  readonly at: InstantMs;
  readonly cutoffAt: InstantMs;
  /** So long after the player's own start it closed; null: at a time of day, or at that one because it is sooner. */
  readonly afterMs: RaceMs | null;
}

/** Points without a read that the category does not let anybody leave out. */
export interface MissedPoints {
  readonly checkpoints: readonly string[];
  readonly otherwise: MustPass["otherwise"];
}

/** The flag of a race on laps, and how many of its laps the entry had not done; null: it has no number of laps. */
export interface EndOfLaps extends RaceFlag {
  readonly lapsDown: number | null;
}

/** A backyard, as the entry ran it. */
export interface YardsOfEntry {
  readonly everyMs: RaceMs;
  /** The end of the lap that it did not complete; null: it won, or may still complete it. */
  readonly missedAt: InstantMs | null;
  /** Everybody with a lap has a place. */
  readonly placesByLaps: boolean;
}

/** What a handicap adds to the time that was taken; less than 0: so much is taken off. */
export interface OwnHandicap extends Pick<Handicap, "by"> {
  readonly addMs: RaceMs;
}

/** Whether an entry is in a ranking that its category names, and why. */
export interface NamedPlace {
  readonly ranking: NamedRanking;
  /** Conditions that it does not meet; empty: it is in the ranking. */
  readonly unmet: readonly RankingCondition[];
  /** Null: it is not in the ranking, or has no place yet. */
  readonly rank: number | null;
  /** How many have a place in it. */
  readonly ranked: number;
}

/** Why an entry has its place, in words and numbers. The screen makes sentences of them. */
export interface PlaceExplanation {
  /** The clock of the overall ranking. */
  readonly clock: Clock;
  readonly genderClock: Clock;
  readonly ageGroupClock: Clock;
  readonly clockStart: ClockStart;
  /** That of the entry's wave, where waves have guns of their own. */
  readonly gunAt: InstantMs;
  readonly gunOf: GunOf;
  readonly startRead: TracedRead | null;
  readonly finishRead: TracedRead | null;
  /** Every read, with its use or the reason why it was not used. */
  readonly reads: readonly TracedRead[];
  /** Points that were passed too late, in order of time. */
  readonly missedCutoffs: readonly MissedCutoff[];
  /** Points that had to be passed and were not, before the furthest one; null: none. */
  readonly missedPoints: MissedPoints | null;
  /** Neutralised sections that were passed from one end to the other: what they took, and what does not count. */
  readonly neutralTimes: readonly NeutralTime[];
  /** Mass starts in which members of the team left before those whom they waited for arrived. */
  readonly restarts: readonly Restart[];
  /** What ended the race on laps for everybody; null: it has not ended so. */
  readonly flag: EndOfLaps | null;
  /** Null: another race. */
  readonly yards: YardsOfEntry | null;
  /** Null: the category has none. */
  readonly handicap: OwnHandicap | null;
  /** Before the handicap and penalties; null without a finish. */
  readonly rawMs: RaceMs | null;
  readonly penalties: readonly Penalty[];
  /** What they add to each stage; empty: there are none. */
  readonly stagePenaltyMs: readonly RaceMs[];
  /** The same of each leg of a relay. */
  readonly legPenaltyMs: readonly RaceMs[];
  readonly penaltyMs: RaceMs;
  readonly lapsLost: number;
  readonly placesLost: number;
  readonly disqualified: boolean;
  readonly ruledStatus: RuledStatus | null;
  /** The time that ranks, and the time that is shown. */
  readonly timeMs: RaceMs | null;
  readonly rounding: Rounding;
  readonly shownMs: RaceMs | null;
  readonly result: Result;
  readonly ranks: Ranks;
  /** Ids of the entries that share the place. */
  readonly tiedWith: readonly number[];
  /** True: the entry belongs to the age group by age, but has no place in it, because it is an overall winner. */
  readonly winnerLeftAgeGroup: boolean;
  /** One for each ranking that the category names, in its order. */
  readonly named: readonly NamedPlace[];
  readonly ahead: Gap | null;
  readonly behind: Gap | null;
}

/** What a result was made from, and the ranking that contains it. */
export interface PlaceEvidence extends RaceState {
  readonly id: number;
  readonly category: Category;
  readonly checkpoints: ReadonlyMap<string, Checkpoint>;
  readonly entry: Entry;
  /** Code of the age group by age; null without one. */
  readonly ageGroup: string | null;
  readonly passings: readonly Passing[];
  readonly penalties: readonly Penalty[];
  readonly ranking: Ranking;
}

/**
 * Explains one place: clock, reads used and ignored, rounding, penalties, ties, neighbours. It judges the reads again,
 * so it explains what the rules say, not what was stored.
 *
 * @example
 * explainPlace(evidence).reads.find((read) => read.ignored === "early_start_read");
 */
export function explainPlace(evidence: PlaceEvidence): PlaceExplanation {
  const { entry, penalties, ranking, id } = evidence;
  const category = categoryAsStarted(evidence.category, entry);
  const { track, restarts, category: asRun } = traceRun(category, evidence.checkpoints, evidence.passings);
  const addMs = handicapMs(evidence.category, entry);
  const result = judgeTrack(asRun, entry, track, penalties, { ...evidence, handicapMs: addMs });
  const total = sumPenalties(penalties);
  const clocked = clockTrack(asRun, track);
  const ranks = ranking.ranksOf(id);
  const { ahead, behind, tiedWith } = ranking.neighboursOf(id);

  return {
    clock: category.rankBy,
    genderClock: clockOf(category, "gender"),
    ageGroupClock: clockOf(category, "ageGroup"),
    clockStart: clockStartOf(category, track.startAt),
    gunAt: category.gunAt,
    gunOf: gunOf(evidence.category, entry),
    startRead: track.reads.find(({ use }) => use === "start") ?? null,
    finishRead:
      track.reads.findLast(({ use, at }) => use === "finish" || (use !== null && at === track.finishAt)) ?? null,
    reads: track.reads,
    missedCutoffs: missedCutoffsOf(track.reads, category, evidence.checkpoints),
    missedPoints: missedPointsOf(track, asRun),
    neutralTimes: neutralTimes(asRun, track),
    restarts,
    flag: flagOf(category, track),
    yards: yardsOf(category, track, result),
    handicap: category.handicap ? { by: category.handicap.by, addMs } : null,
    rawMs: clocked.rawMs,
    penalties,
    stagePenaltyMs: stagePenalties(category.stages ?? [], clocked.stageMs, penalties),
    legPenaltyMs: clocked.legMs.length > 0 ? stagePenalties(timedParts(category), clocked.legMs, penalties) : [],
    penaltyMs: result.penaltyMs,
    lapsLost: total.laps,
    placesLost: result.placesLost,
    disqualified: total.disqualified,
    ruledStatus: standingRuling(entry, track, evidence.readsOutrankDns ?? false),
    timeMs: result.timeMs,
    rounding: category.rounding,
    shownMs: result.timeMs === null ? null : roundRaceTime(result.timeMs, category.rounding),
    result,
    ranks,
    tiedWith,
    winnerLeftAgeGroup: evidence.ageGroup !== null && ranks.overall !== null && ranks.ageGroup === null,
    named: (category.rankings ?? []).map((named) => ({
      ranking: named,
      unmet: unmetBy(entry, named),
      rank: ranks.named?.[named.code] ?? null,
      ranked: ranking.countRanked({ ranking: named.code }),
    })),
    ahead: ahead && gapTo(result, ahead),
    behind: behind && gapTo(result, behind),
  };
}

function missedCutoffsOf(
  reads: readonly TracedRead[],
  category: Category,
  checkpoints: ReadonlyMap<string, Checkpoint>,
): readonly MissedCutoff[] {
  const passed = passedPoints(category, checkpoints);
  return reads.flatMap(({ checkpoint, at, point }) => {
    const cutoffAt = passed[point ?? -1]?.cutoffAt;
    if (cutoffAt === undefined || at <= cutoffAt) return [];
    const afterMs = category.cutoffsAfterMs?.[point ?? -1] ?? null;
    return [{ checkpoint, at, cutoffAt, afterMs: cutoffAt - category.gunAt === afterMs ? afterMs : null }];
  });
}

function missedPointsOf({ points }: TracedTrack, { mustPass }: Category): MissedPoints | null {
  const furthest = points.findLastIndex(({ at }) => at !== null);
  const missed = points
    .slice(0, Math.max(0, furthest))
    .filter(({ checkpoint, at }) => at === null && mustPass?.checkpoints.includes(checkpoint));
  if (!mustPass || missed.length === 0) return null;
  return { checkpoints: missed.map(({ checkpoint }) => checkpoint), otherwise: mustPass.otherwise };
}

function flagOf(category: Category, { laps }: TracedTrack): EndOfLaps | null {
  const flag = raceFlag(category);
  return flag && { ...flag, lapsDown: category.laps === undefined ? null : category.laps - laps };
}

function yardsOf(category: Category, { laps, finishAt }: TracedTrack, { status }: Result): YardsOfEntry | null {
  const { lapsEnd, lapEveryMs, placesByLaps = false } = category;
  if (lapsEnd !== "last" || lapEveryMs === undefined) return null;
  const isOut = status === "dnf" || (status === "finished" && finishAt === null);
  return { everyMs: lapEveryMs, missedAt: isOut ? lapEndsAt(category, laps + 1) : null, placesByLaps };
}

function clockStartOf({ rankBy, stages }: Category, startAt: InstantMs | null): ClockStart {
  if (stages && stages.length > 0) return "stages";
  if (rankBy === "gun") return "gun";
  return startAt === null ? "gun_without_start_read" : "start_read";
}

function gapTo({ rankKey }: Result, other: Standing): Gap {
  const own = readRankKey(rankKey);
  const its = readRankKey(other.rankKey);
  return {
    id: other.id,
    laps: Math.abs(own.progress - its.progress),
    timeMs: Math.abs(own.timeMs - its.timeMs),
  };
}
