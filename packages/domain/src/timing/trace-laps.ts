import type { Category } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { ResultFlag } from "../results/result.ts";
import type { CoursePlan, LapPlan } from "./course-plan.ts";
import { DEFAULT_REPEAT_WINDOW_MS, groupReads, type Presence } from "./group-reads.ts";
import type { OpenRead } from "./order-reads.ts";
import { startFlags } from "./start-flags.ts";
import type { IgnoredRead, TracedTrack, TrackPoint } from "./track.ts";

/** One name for all codes that complete a lap, so that a lap line and a finish beside it are one place. */
const LINE = "\u0000line";

/** What is known while walking through the presences of one entrant. */
interface LapWalk {
  readonly plan: CoursePlan;
  readonly lap: LapPlan;
  readonly needsEveryCheckpoint: boolean;
  readonly startAt: InstantMs | null;
  readonly limitAt: InstantMs;
  readonly laps: TrackPoint[];
  readonly passedInLap: Set<string>;
  readonly flags: Set<ResultFlag>;
  /** When the line was last passed. */
  lineAt: InstantMs;
  lastRead: OpenRead | null;
  closed: boolean;
}

/**
 * Traces a lap course: every passing of the line after the start completes a lap, until the laps are complete or the
 * time limit is over. With `lapNeedsEveryCheckpoint` a lap on which a checkpoint was missed does not count.
 */
export function traceLaps(category: Category, plan: CoursePlan, lap: LapPlan, reads: OpenRead[]): TracedTrack {
  const presences = groupReads(reads, category.repeatWindowMs ?? DEFAULT_REPEAT_WINDOW_MS, (code) =>
    lap.lines.has(code) ? LINE : code,
  );
  const start = takeStart({ plan, lap, gunAt: category.gunAt }, presences);
  const startAt = start?.at ?? null;
  const clockFrom = category.rankBy === "chip" && startAt !== null ? startAt : category.gunAt;
  const walk: LapWalk = {
    plan,
    lap,
    needsEveryCheckpoint: category.lapNeedsEveryCheckpoint ?? false,
    startAt,
    limitAt: lap.laps === null ? clockFrom + (category.timeLimitMs ?? Infinity) : Infinity,
    laps: [],
    passedInLap: new Set(),
    flags: new Set(),
    lineAt: startAt ?? category.gunAt,
    lastRead: start,
    closed: false,
  };
  for (const presence of presences) step(walk, presence);

  const { laps, lastRead } = walk;
  const lastSeen = lastRead ? { checkpoint: lastRead.checkpoint, at: lastRead.at } : null;
  const finished = laps.length >= (lap.laps ?? 1);
  return {
    startAt,
    finishAt: finished ? (laps.at(-1)?.at ?? null) : null,
    points: laps,
    stages: [],
    laps: laps.length,
    lapsClosed: walk.closed,
    progress: laps.length * (lap.between.length + 1) + walk.passedInLap.size,
    lastSeen,
    flags: [...startFlags(category, plan, { startAt, lastSeen }, reads), ...walk.flags],
    reads,
  };
}

function step(walk: LapWalk, presence: Presence): void {
  const isLine = presence.code === LINE;
  const read = isLine ? lineReadOf(walk.plan, presence) : presence.reads[0];
  if (!read || presence.reads.some(({ use }) => use !== null)) return;

  const ignored = read.ignored ?? refusalOf(walk, presence.code, read.at);
  read.ignored = ignored;
  for (const other of presence.reads) if (other !== read) other.ignored ??= ignored ?? "repeated_read";
  if (isLine && read.at > walk.limitAt) walk.closed = true;
  if (ignored === "incomplete_lap") {
    walk.flags.add("incomplete_lap");
    walk.passedInLap.clear();
    walk.lineAt = read.at;
  }
  if (ignored === null) take(walk, presence.code, read);
}

function refusalOf(walk: LapWalk, code: string, at: InstantMs): IgnoredRead | null {
  const { lap, laps, passedInLap } = walk;
  if (walk.startAt !== null && at < walk.startAt) return "before_start";
  if (lap.laps !== null && laps.length >= lap.laps) return "after_finish";
  if (at > walk.limitAt) return "after_time_limit";
  if (code !== LINE) return passedInLap.has(code) || !lap.between.includes(code) ? "repeated_read" : null;
  if (at - walk.lineAt < lap.shortestLapMs) return "too_fast";
  return walk.needsEveryCheckpoint && passedInLap.size < lap.between.length ? "incomplete_lap" : null;
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
    passedInLap.add(code);
    return;
  }
  read.use = lapNumber === lap.laps ? "finish" : "lap";
  if (passedInLap.size < lap.between.length) walk.flags.add("missing_split");
  laps.push({ checkpoint: read.checkpoint, at: read.at });
  passedInLap.clear();
  walk.lineAt = read.at;
}

/** Where a lap line and a finish line are read together, the finish read counts. */
function lineReadOf(plan: CoursePlan, { reads }: Presence): OpenRead | undefined {
  const finishCode = plan.points[plan.finish]?.code;
  return reads.find(({ checkpoint }) => checkpoint === finishCode) ?? reads[0];
}

/**
 * The last start read before the first read elsewhere. Where the start line is the lap line too, only the first time
 * there can be the start: all later ones complete laps. A course that is nothing but a lap line starts there too, by a
 * read that is too early to be a lap.
 */
function takeStart(
  { plan, lap, gunAt }: { plan: CoursePlan; lap: LapPlan; gunAt: InstantMs },
  presences: readonly Presence[],
): OpenRead | null {
  const code = plan.points[plan.start]?.code;
  const isLine = code === undefined || lap.lines.has(code);
  const place = isLine ? LINE : code;
  const elsewhere = presences.findIndex((presence) => presence.code !== place);
  const before = elsewhere < 0 ? presences : presences.slice(0, elsewhere);
  const elsewhereAt = presences[elsewhere]?.firstAt ?? Infinity;
  const reads = (isLine ? before.slice(0, 1) : before).flatMap((presence) => presence.reads);
  const start = reads.findLast(({ at }) => at < elsewhereAt) ?? reads[0];
  if (!start || (code === undefined && start.at - gunAt >= lap.shortestLapMs)) return null;
  start.use = "start";
  start.point = Math.max(0, plan.start);
  for (const read of reads)
    if (read !== start) read.ignored = read.at < start.at ? "early_start_read" : "repeated_read";
  return start;
}
