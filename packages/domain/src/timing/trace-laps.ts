import type { Category } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { ResultFlag } from "../results/result.ts";
import type { CoursePlan, LapPlan } from "./course-plan.ts";
import { DEFAULT_REPEAT_WINDOW_MS, groupReads, type Presence } from "./group-reads.ts";
import { findLapStart, isStartOfLaps, LINE } from "./lap-start.ts";
import type { OpenRead } from "./order-reads.ts";
import { startFlags } from "./start-flags.ts";
import type { IgnoredRead, TracedTrack, TrackPoint } from "./track.ts";

/** What is known while walking through the presences of one entry. */
interface LapWalk {
  readonly plan: CoursePlan;
  readonly lap: LapPlan;
  readonly needsEveryCheckpoint: boolean;
  readonly startAt: InstantMs | null;
  readonly limitAt: InstantMs;
  /** Who is at a point again after less than this has not been round in between. */
  readonly shortestRoundMs: RaceMs;
  readonly laps: TrackPoint[];
  /** Since the line was last passed: the points of the lap, and when each was first passed. */
  readonly passedInLap: Map<string, InstantMs>;
  readonly flags: Set<ResultFlag>;
  /** When the line was last passed, or is known to have been at the earliest. */
  lineAt: InstantMs;
  /** When the last lap was complete, or is known to have been at the latest. */
  lastLapAt: InstantMs | null;
  lastRead: OpenRead | null;
  closed: boolean;
}

/**
 * Traces a lap course: every passing of the line after the start completes a lap, until the laps are complete or the
 * time limit is over. Who is at the same point of the lap again has passed the line in between, read or not. With
 * `lapNeedsEveryCheckpoint` a lap on which a checkpoint was missed does not count.
 */
export function traceLaps(category: Category, plan: CoursePlan, lap: LapPlan, reads: OpenRead[]): TracedTrack {
  const presences = groupReads(reads, category.repeatWindowMs ?? DEFAULT_REPEAT_WINDOW_MS, (code) =>
    lap.lines.has(code) ? LINE : code,
  );
  const start = findLapStart({ plan, lap, gunAt: category.gunAt }, presences);
  const startAt = start?.at ?? null;
  const clockFrom = category.rankBy === "chip" && startAt !== null ? startAt : category.gunAt;
  const walk: LapWalk = {
    plan,
    lap,
    needsEveryCheckpoint: category.lapNeedsEveryCheckpoint ?? false,
    startAt,
    limitAt: lap.laps === null ? clockFrom + (category.timeLimitMs ?? Infinity) : Infinity,
    shortestRoundMs: Math.max(lap.shortestLapMs, quickestLap(lap, presences) / 2),
    laps: [],
    passedInLap: new Map(),
    flags: new Set(),
    lineAt: startAt ?? category.gunAt,
    lastLapAt: null,
    lastRead: start,
    closed: false,
  };
  for (const presence of presences) step(walk, presence);

  const { laps, lastRead, lastLapAt } = walk;
  const lastSeen = lastRead ? { checkpoint: lastRead.checkpoint, at: lastRead.at } : null;
  const finished = laps.length >= (lap.laps ?? 1);
  return {
    startAt,
    finishAt: finished ? lastLapAt : null,
    points: laps,
    stages: [],
    laps: laps.length,
    lapsClosed: walk.closed,
    lastLapAt,
    progress: laps.length * (lap.between.length + 1) + walk.passedInLap.size,
    lastSeen,
    flags: [...startFlags(category, plan, { startAt, lastSeen }, reads), ...walk.flags],
    reads,
  };
}

/** The entry's own quickest lap from line to line; 0 where the line was passed once at the most. */
function quickestLap(lap: LapPlan, presences: readonly Presence[]): RaceMs {
  const line = presences.filter(({ code }) => code === LINE);
  const laps = line.slice(1).map(({ firstAt }, index) => firstAt - line[index]!.lastAt);
  const possible = laps.filter((ms) => ms >= lap.shortestLapMs);
  return possible.length > 0 ? Math.min(...possible) : 0;
}

function step(walk: LapWalk, presence: Presence): void {
  const isLine = presence.code === LINE;
  const read = isLine ? lineReadOf(walk.plan, presence) : presence.reads[0];
  if (!read || isStartOfLaps(presence)) return;

  if (!isLine && read.ignored === null) inferLap(walk, read);
  const ignored = read.ignored ?? refusalOf(walk, presence.code, read.at);
  read.ignored = ignored;
  for (const other of presence.reads) if (other !== read) other.ignored ??= ignored ?? "repeated_read";
  if (isLine && read.at > walk.limitAt) walk.closed = true;
  if (ignored === "incomplete_lap") dropLap(walk, read.at);
  if (ignored === null) take(walk, presence.code, read);
}

/**
 * A point of the lap that is passed again shows a lap whose line was not read. It counts, without a time of its own;
 * never as the last of a race over so many laps: nobody knows when that ended.
 */
function inferLap(walk: LapWalk, read: OpenRead): void {
  const { lap, laps, passedInLap, limitAt } = walk;
  const passedAt = passedInLap.get(read.checkpoint);
  if (passedAt === undefined || read.at - passedAt < walk.shortestRoundMs || read.at > limitAt) return;
  if (lap.laps !== null && laps.length + 1 >= lap.laps) return;
  if (walk.needsEveryCheckpoint && passedInLap.size < lap.between.length) return dropLap(walk, passedAt);

  if (passedInLap.size < lap.between.length) walk.flags.add("missing_split");
  walk.flags.add("inferred_lap");
  laps.push({ checkpoint: lap.lines.values().next().value!, at: null });
  passedInLap.clear();
  walk.lineAt = passedAt;
  walk.lastLapAt = read.at;
}

function refusalOf(walk: LapWalk, code: string, at: InstantMs): IgnoredRead | null {
  const { lap, laps, passedInLap } = walk;
  if (walk.startAt !== null && at < walk.startAt) return "before_start";
  if (lap.laps !== null && laps.length >= lap.laps) return "after_finish";
  if (at > walk.limitAt) return "after_time_limit";
  if (code !== LINE) return passedInLap.has(code) || !lap.between.includes(code) ? "passed_before" : null;
  if (at - walk.lineAt < lap.shortestLapMs) return "too_fast";
  return walk.needsEveryCheckpoint && passedInLap.size < lap.between.length ? "incomplete_lap" : null;
}

function dropLap(walk: LapWalk, lineAt: InstantMs): void {
  walk.flags.add("incomplete_lap");
  walk.passedInLap.clear();
  walk.lineAt = lineAt;
}

function take(walk: LapWalk, code: string, read: OpenRead): void {
  const { plan, lap, laps, passedInLap } = walk;
  const lapNumber = laps.length + 1;
  const point = plan.firstPoint.get(read.checkpoint) ?? null;
  read.point = point;
  read.lap = lapNumber;
  walk.lastRead = read;
  if (point !== null && read.at > (plan.points[point]?.cutoffAt ?? Infinity)) walk.flags.add("missed_cutoff");
  if (code !== LINE) {
    read.use = "split";
    passedInLap.set(code, read.at);
    return;
  }
  read.use = lapNumber === lap.laps ? "finish" : "lap";
  if (passedInLap.size < lap.between.length) walk.flags.add("missing_split");
  laps.push({ checkpoint: read.checkpoint, at: read.at });
  passedInLap.clear();
  walk.lineAt = read.at;
  walk.lastLapAt = read.at;
}

/** Where a lap line and a finish line are read together, the finish read counts. */
function lineReadOf(plan: CoursePlan, { reads }: Presence): OpenRead | undefined {
  const finishCode = plan.points[plan.finish]?.code;
  return reads.find(({ checkpoint }) => checkpoint === finishCode) ?? reads[0];
}
