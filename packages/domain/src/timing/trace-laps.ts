import type { Category } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { ResultFlag } from "../results/result.ts";
import type { CoursePlan, LapBounds, LapPlan } from "./course-plan.ts";
import { hasFastLap } from "./fast-lap.ts";
import { groupReads, type Presence } from "./group-reads.ts";
import { quickestLap } from "./quickest-lap.ts";
import { findLapStart, isStartOfLaps, LINE, soonestAt } from "./lap-start.ts";
import type { OpenRead } from "./order-reads.ts";
import { startFlags } from "./start-flags.ts";
import type { IgnoredRead, TracedTrack, TrackPoint } from "./track.ts";

/** Laps around a missed line take at least this share of the player's fastest lap on average: less is a stray read. */
const LEAST_SHARE = 0.6;

/** The state of the walk through the presences of one entry. */
interface LapWalk {
  readonly plan: CoursePlan;
  readonly lap: LapPlan;
  readonly needsEveryCheckpoint: boolean;
  readonly startAt: InstantMs | null;
  readonly limitAt: InstantMs;
  /** A player who is at a point again sooner than this has not run a lap in between. */
  readonly shortestRoundMs: RaceMs;
  /** Between two reads of the line that are closer than this, no line was missed. */
  readonly shortestGapMs: RaceMs;
  readonly lineReadsAt: readonly InstantMs[];
  readonly laps: TrackPoint[];
  /** The points passed since the line was last passed, with the first passing of each. */
  readonly passedInLap: Map<string, InstantMs>;
  readonly flags: Set<ResultFlag>;
  /** When the line was last passed; for a passing that was not read, the earliest possible time. */
  lineAt: InstantMs;
  /** The same for the start and for laps that count. */
  lapFrom: InstantMs;
  /** When the last lap was complete; if the line was not read, the latest possible time. */
  lastLapAt: InstantMs | null;
  lastRead: OpenRead | null;
  closed: boolean;
  /** True: the line was passed after the flag, which ended this race. */
  flagged: boolean;
  /** True: a read of the line did not count, because nobody runs a lap so fast. */
  hasTooFastLine: boolean;
}

/**
 * Traces a lap course. Every passing of the line after the start completes a lap, until all laps are complete or the
 * time limit is over, or until the first passing of the line after the flag. A player who is at the same point of the lap again has passed the line in between, even without a
 * read. With `lapNeedsEveryCheckpoint` a lap with a missed checkpoint does not count.
 */
export function traceLaps(category: Category, plan: CoursePlan, lap: LapPlan, reads: OpenRead[]): TracedTrack {
  for (const read of reads) {
    const soonestMs = lap.first.soonestMs.get(read.checkpoint) ?? 0;
    if (read.at < category.gunAt + soonestMs) read.ignored ??= "too_fast";
  }
  const presences = groupReads(reads, plan.repeatWindowMs, (code) => (lap.lines.has(code) ? LINE : code));
  const quickestMs = quickestLap(lap, presences, startsAtLine(plan, lap));
  const shortestRoundMs = Math.max(lap.shortestLapMs, quickestMs / 2);
  const shortestFirstMs = Math.max(lap.first.shortestLapMs, (quickestMs / 2) * Math.min(1, lap.firstShare));
  const start = findLapStart({ plan, lap, gunAt: category.gunAt, shortestRoundMs: shortestFirstMs }, presences);
  const startAt = start?.at ?? null;
  const clockFrom = category.rankBy === "chip" && startAt !== null ? startAt : category.gunAt;
  const walk: LapWalk = {
    plan,
    lap,
    needsEveryCheckpoint: category.lapNeedsEveryCheckpoint ?? false,
    startAt,
    limitAt:
      lap.laps === null && category.lapsEnd === undefined ? clockFrom + (category.timeLimitMs ?? Infinity) : Infinity,
    shortestRoundMs,
    shortestGapMs: 2 * LEAST_SHARE * quickestMs,
    lineReadsAt: presences.flatMap(({ code, firstAt }) => (code === LINE ? [firstAt] : [])),
    laps: [],
    passedInLap: new Map(),
    flags: new Set(),
    lineAt: startAt ?? category.gunAt,
    lapFrom: startAt ?? category.gunAt,
    lastLapAt: null,
    lastRead: start,
    closed: false,
    flagged: false,
    hasTooFastLine: false,
  };
  for (const presence of presences) step(walk, presence);

  const { laps, lastRead, lastLapAt } = walk;
  const lastSeen = lastRead ? { checkpoint: lastRead.checkpoint, at: lastRead.at } : null;
  const finished = laps.length >= (walk.flagged ? 1 : (lap.laps ?? 1));
  const flags = [...walk.flags, ...doubts(walk)];
  return {
    startAt,
    finishAt: finished ? lastLapAt : null,
    points: laps,
    stages: [],
    laps: laps.length,
    lapsClosed: walk.closed || walk.flagged,
    lastLapAt,
    progress: laps.length * (lap.between.length + 1) + walk.passedInLap.size,
    lastSeen,
    flags: [...startFlags(category, plan, { startAt, lastSeen }, reads), ...flags],
    reads,
  };
}

/** Doubts that only the whole walk shows: laps too few because of a read that did not count, or one too many. */
function doubts({ plan, lap, laps, startAt, hasTooFastLine }: LapWalk): ResultFlag[] {
  const flags: ResultFlag[] = [];
  if (hasTooFastLine && laps.length < (lap.laps ?? 0)) flags.push("too_fast");
  // a start mat of its own may be anywhere, and a loop has a length of its own
  if (hasFastLap(laps, startsAtLine(plan, lap) && lap.firstShare === 1 ? startAt : null)) flags.push("fast_lap");
  return flags;
}

/** Without a start mat of its own the race starts over the line of laps. */
function startsAtLine({ points, start }: CoursePlan, { lines }: LapPlan): boolean {
  const code = points[start]?.code;
  return code === undefined || lines.has(code);
}

function step(walk: LapWalk, presence: Presence): void {
  const isLine = presence.code === LINE;
  const read = isLine ? lineReadOf(walk.plan, presence) : firstPossible(walk, presence);
  if (!read || isStartOfLaps(presence)) return;

  if (!isLine && read.ignored === null) inferLap(walk, read);
  const ignored = read.ignored ?? refusalOf(walk, presence.code, read.at);
  read.ignored = ignored;
  for (const other of presence.reads) {
    if (other !== read) other.ignored ??= !isLine && other.at < read.at ? "too_fast" : (ignored ?? "repeated_read");
  }
  if (isLine && read.at > walk.limitAt) walk.closed = true;
  if (ignored === "out_of_order") walk.flags.add("split_out_of_order");
  if (isLine && ignored === "too_fast") walk.hasTooFastLine = true;
  if (ignored === "incomplete_lap") {
    dropLap(walk, read.at);
    // the player was there: nobody who was read at the line did not start
    walk.lastRead ??= read;
  }
  if (ignored === null) take(walk, presence.code, read);
  if (isLine && read.at >= walk.lap.flagAt && (ignored === null || ignored === "incomplete_lap")) walk.flagged = true;
}

/**
 * Adds a lap whose line was not read, when a point of the lap is passed again. The lap has no time of its own. It is
 * never the last lap of a race over a fixed number of laps, because nobody knows when that race ended. Whoever passes
 * a point again across the flag was not stopped by it: that line was passed before.
 */
function inferLap(walk: LapWalk, read: OpenRead): void {
  const { lap, laps, passedInLap, limitAt } = walk;
  const passedAt = passedInLap.get(read.checkpoint);
  if (passedAt === undefined || read.at - passedAt < walk.shortestRoundMs || read.at > limitAt) return;
  if (walk.flagged || passedAt >= lap.flagAt) return;
  const nextLineAt = walk.lineReadsAt.find((at) => at > read.at) ?? Infinity;
  if (nextLineAt - walk.lineAt < walk.shortestGapMs) return;
  if (lap.laps !== null && laps.length + 1 >= lap.laps) return;
  if (walk.needsEveryCheckpoint && passedInLap.size < lap.between.length) return dropLap(walk, passedAt);

  if (passedInLap.size < lap.between.length) walk.flags.add("missing_split");
  walk.flags.add("inferred_lap");
  laps.push({ checkpoint: lap.lines.values().next().value!, at: null });
  passedInLap.clear();
  walk.lineAt = passedAt;
  walk.lapFrom = passedAt;
  walk.lastLapAt = read.at;
}

function refusalOf(walk: LapWalk, code: string, at: InstantMs): IgnoredRead | null {
  const { lap, laps, passedInLap } = walk;
  if (walk.startAt !== null && at < walk.startAt) return "before_start";
  if (walk.flagged || (lap.laps !== null && laps.length >= lap.laps)) return "after_finish";
  if (at > walk.limitAt) return "after_time_limit";
  if (code !== LINE && !lap.between.includes(code)) return walk.startAt === null ? "out_of_order" : "passed_before";
  if (passedInLap.has(code)) return "passed_before";
  if (at - (code === LINE ? walk.lineAt : walk.lapFrom) < soonestAt(boundsOf(walk), code)) return "too_fast";
  if (code !== LINE) return null;
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
  read.use = lapNumber === lap.laps || read.at >= lap.flagAt ? "finish" : "lap";
  if (passedInLap.size < lap.between.length) walk.flags.add("missing_split");
  laps.push({ checkpoint: read.checkpoint, at: read.at });
  passedInLap.clear();
  walk.lineAt = read.at;
  walk.lapFrom = read.at;
  walk.lastLapAt = read.at;
}

/** The first read at a point of the lap that is late enough after the line; the first read if none is. */
function firstPossible(walk: LapWalk, { code, reads }: Presence): OpenRead | undefined {
  return reads.find(({ at }) => at - walk.lapFrom >= soonestAt(boundsOf(walk), code)) ?? reads[0];
}

function boundsOf({ lap, laps }: LapWalk): LapBounds {
  return laps.length === 0 ? lap.first : lap;
}

/** If a lap line and a finish line were read together, the finish read counts. */
function lineReadOf(plan: CoursePlan, { reads }: Presence): OpenRead | undefined {
  const finishCode = plan.points[plan.finish]?.code;
  return reads.find(({ checkpoint }) => checkpoint === finishCode) ?? reads[0];
}
