import type { RaceMs } from "../time/race-time.ts";
import { applyPenalties, sumPenalties } from "../penalties/apply-penalties.ts";
import { stagePenalties, timedParts, wholePenaltyMs } from "../penalties/stage-penalties.ts";
import { categoryAsStarted } from "../race/category-as-started.ts";
import { handicapMs } from "../race/handicap.ts";
import type { Category, Checkpoint, Entry, Passing, Penalty, RuledStatus } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { Track } from "../timing/track.ts";
import { clockTrack } from "./clock-track.ts";
import type { ClockedTrack } from "./clocked-track.ts";
import { rankKey } from "./rank-key.ts";
import type { Result, ResultStatus } from "./result.ts";
import { runOf } from "./run-relay.ts";

export interface RaceState {
  /** Is the race still going on? Then an entry without a finish may still finish. */
  readonly inProgress: boolean;
  /** Has an entry started that was marked as DNS by hand, and is read on the course? Left out: the mark stands. */
  readonly readsOutrankDns?: boolean;
}

/**
 * Makes one entry's result from its own reads only; no other entry is considered. Pure: the same reads in any order
 * give the same result, byte for byte.
 *
 * @example
 * judgeEntry(category, checkpoints, { bib: "101", gender: "F", age: 34 }, passings, [], { inProgress: false }).status;
 * // "finished"
 */
export function judgeEntry(
  category: Category,
  checkpoints: ReadonlyMap<string, Checkpoint>,
  entry: Entry,
  passings: readonly Passing[],
  penalties: readonly Penalty[],
  state: RaceState,
): Result {
  const own = categoryAsStarted(category, entry);
  const run = runOf(own, checkpoints, passings);
  return judgeTrack(run.category, entry, run.track, penalties, { ...state, handicapMs: handicapMs(category, entry) });
}

/**
 * The second half of {@link judgeEntry}, for callers that already have the track: by the category as the entry started in it.
 *
 * @param state with what its handicap adds to the time that ranks it
 */
export function judgeTrack(
  category: Category,
  entry: Entry,
  track: Track,
  penalties: readonly Penalty[],
  { inProgress, readsOutrankDns = false, handicapMs: addMs = 0 }: RaceState & { readonly handicapMs?: RaceMs },
): Result {
  const clocked = clockTrack(category, track);
  const ranked = addMs === 0 ? clocked : later(clocked, addMs);
  const parts = timedParts(category);
  const ofPartsMs = stagePenalties(parts, partsOf(clocked), penalties);
  const withPenalty = (ms: RaceMs | null, at: number) => (ms === null ? null : ms + ofPartsMs[at]!);
  const total = { ...sumPenalties(penalties), timeMs: wholePenaltyMs(parts, ofPartsMs, penalties) };
  const official = applyPenalties({ timeMs: ranked.rawMs, laps: track.laps }, total);
  const ruled = standingRuling(entry, track, readsOutrankDns);
  const isReadDespiteDns = ruled === null && entry.ruledStatus === "dns";
  const byReads = statusByReads(category, track, clocked, inProgress);
  const status = total.disqualified ? "dsq" : (outOfYards(category, track, ruled) ?? ruled ?? byReads);
  const isLapRace = category.laps !== undefined || track.laps > 0;
  const keyOf = (timed: ClockedTrack) =>
    rankKey({
      status,
      hasFinish: timed.rawMs !== null,
      ...standingOf(status, timed, applyPenalties({ timeMs: timed.rawMs, laps: track.laps }, total), {
        isLapRace,
        progress: track.progress,
      }),
    });

  return {
    status,
    timeMs: official.timeMs,
    gunMs: clocked.gunMs,
    chipMs: clocked.chipMs,
    penaltyMs: total.timeMs,
    placesLost: status === "finished" ? total.places : 0,
    laps: official.laps,
    splits: clocked.splits,
    stageMs: clocked.stageMs.map(withPenalty),
    legMs: clocked.legMs.map(withPenalty),
    flags: isReadDespiteDns ? [...track.flags, "read_despite_dns"] : track.flags,
    lastSeen: track.lastSeen,
    rankKey: keyOf(ranked),
    otherRankKey: ranked.otherClockMs === null ? null : keyOf(later(ranked, ranked.otherClockMs)),
  };
}

/** The times of its stages, or of its legs: a race has one or the other. */
export function partsOf<Times extends Pick<Result, "stageMs" | "legMs">>({ stageMs, legMs }: Times): Times["stageMs"] {
  return stageMs.length > 0 ? stageMs : legMs;
}

/** What was ruled on an entry and stands. Null: its reads decide. Whoever withdrew did not start, whatever is read. */
export function standingRuling(
  { ruledStatus, isWithdrawn = false }: Entry,
  { lastSeen }: Pick<Track, "lastSeen">,
  readsOutrankDns: boolean,
): RuledStatus | null {
  if (isWithdrawn) return ruledStatus ?? "dns";
  return readsOutrankDns && ruledStatus === "dns" && lastSeen !== null ? null : (ruledStatus ?? null);
}

function later(clocked: ClockedTrack, addMs: RaceMs): ClockedTrack {
  const moved = (ms: RaceMs | null) => (ms === null ? null : ms + addMs);
  return {
    ...clocked,
    rawMs: moved(clocked.rawMs),
    lastSeenMs: moved(clocked.lastSeenMs),
    lastLapMs: moved(clocked.lastLapMs),
  };
}

/**
 * What an entry is sorted by. A finisher: laps, then time. On a lap course under way: laps done, then the time of the
 * last lap. Everybody else: the furthest point, then the time of the last read.
 */
function standingOf(
  status: ResultStatus,
  clocked: ClockedTrack,
  official: { readonly timeMs: RaceMs | null; readonly laps: number },
  { isLapRace, progress }: { readonly isLapRace: boolean; readonly progress: number },
): { progress: number; timeMs: RaceMs } {
  const laps = isLapRace ? official.laps : 0;
  if (status === "finished" || (status === "otl" && clocked.rawMs !== null)) {
    return { progress: laps, timeMs: official.timeMs ?? 0 };
  }
  if (status === "on_course" && isLapRace && laps > 0) {
    return { progress: laps, timeMs: official.timeMs ?? clocked.lastLapMs ?? 0 };
  }
  if (status === "registered" || status === "dns") return { progress: 0, timeMs: 0 };
  // whoever was never read comes after those who were read at the start only
  return { progress: status === "on_course" && isLapRace ? 0 : progress, timeMs: clocked.lastSeenMs ?? Infinity };
}

function statusByReads(category: Category, track: Track, clocked: ClockedTrack, inProgress: boolean): ResultStatus {
  // a limit at which the flag falls makes nobody late
  const limitMs = category.lapsEnd ? Infinity : (category.timeLimitMs ?? Infinity);
  const countsLaps = track.laps > 0 && category.laps === undefined;
  if (track.lastSeen === null) return inProgress ? "registered" : "dns";
  if (category.lapsEnd === "last" && clocked.rawMs === null) {
    if (track.lapsClosed || !inProgress) return outOfYards(category, track, "dnf") ?? "dnf";
    return isOnlyStarted(track, track.lastSeen.at) ? "started" : "on_course";
  }
  if (clocked.rawMs !== null && category.mustPass && track.flags.includes("missed_must_pass")) {
    return category.mustPass.otherwise;
  }
  if (track.flags.includes("missed_cutoff")) return "otl";
  if (countsLaps && category.lapsEnd !== "last") return inProgress && !track.lapsClosed ? "on_course" : "finished";
  if (clocked.rawMs !== null) return clocked.rawMs > limitMs ? "otl" : "finished";
  if (inProgress) return isOnlyStarted(track, track.lastSeen.at) ? "started" : "on_course";
  return (clocked.lastSeenMs ?? 0) > limitMs ? "otl" : "dnf";
}

/** Who is out of a backyard that gives everybody a place has finished with the laps done, also where an official ruled that they stopped. */
function outOfYards(category: Category, { laps }: Track, ruled: RuledStatus | null): "finished" | null {
  return category.lapsEnd === "last" && category.placesByLaps && ruled === "dnf" && laps > 0 ? "finished" : null;
}

function isOnlyStarted({ startAt }: Track, lastSeenAt: InstantMs): boolean {
  return startAt === lastSeenAt;
}
