import type { Category } from "../race/race.ts";
import type { ResultFlag } from "../results/result.ts";
import type { InstantMs } from "../time/instant.ts";
import type { CoursePlan, LapPlan } from "./course-plan.ts";
import { soonestAt } from "./lap-start.ts";
import type { OpenRead } from "./order-reads.ts";
import { startFlags } from "./start-flags.ts";
import type { TracedTrack, TrackPoint } from "./track.ts";

const hour = 3_600_000;

/** Where an entry of a backyard stands while its reads are walked through. */
interface YardWalk {
  readonly laps: TrackPoint[];
  /** The points that were passed on the lap under way. */
  readonly passed: Set<string>;
  readonly flags: Set<ResultFlag>;
  start: OpenRead | null;
  lastRead: OpenRead | null;
  lastLap: OpenRead | null;
  out: boolean;
  won: boolean;
}

/**
 * The end of a lap of a backyard: the next one begins then. A read at that very instant is in time.
 *
 * @example
 * lapEndsAt({ gunAt: 0, lapEveryMs: 3_600_000 }, 2); // 7_200_000
 */
export function lapEndsAt(
  { gunAt, lapEveryMs = hour }: Pick<Category, "gunAt" | "lapEveryMs">,
  lap: number,
): InstantMs {
  return gunAt + lap * lapEveryMs;
}

/**
 * Traces a backyard: lap after lap, each between two instants that are the same for all. A lap counts if the line is read between them
 * and not sooner than anybody can be round. Whoever has no such read of a lap is out, whatever is read later; the last one's lap alone,
 * which `leaderAt` says, is the finish.
 */
export function traceYards(category: Category, plan: CoursePlan, lap: LapPlan, reads: OpenRead[]): TracedTrack {
  const walk: YardWalk = {
    laps: [],
    passed: new Set(),
    flags: new Set(),
    start: null,
    lastRead: null,
    lastLap: null,
    out: false,
    won: false,
  };
  for (const read of reads) if (read.ignored === null) step(walk, read, { category, plan, lap });

  const { laps, lastLap, lastRead, start, won } = walk;
  const seen = lastRead ?? start;
  const lastSeen = seen && { checkpoint: seen.checkpoint, at: seen.at };
  const startAt = start?.at ?? null;
  return {
    startAt,
    finishAt: won ? (lastLap?.at ?? null) : null,
    points: laps,
    stages: [],
    laps: laps.length,
    lapsClosed: walk.out,
    lastLapAt: lastLap?.at ?? null,
    progress: laps.length * (lap.between.length + 1) + walk.passed.size,
    lastSeen,
    flags: [...startFlags(category, plan, { startAt, lastSeen }, reads), ...walk.flags],
    reads,
  };
}

interface Yard {
  readonly category: Category;
  readonly plan: CoursePlan;
  readonly lap: LapPlan;
}

function step(walk: YardWalk, read: OpenRead, yard: Yard): void {
  const { category, plan, lap } = yard;
  const done = walk.laps.length;
  const began = lapEndsAt(category, done);
  if (walk.won) return void (read.ignored = "after_finish");
  if (walk.out) return void (read.ignored = "after_time_limit");
  // back from a lap, and the next one has not begun
  if (done > 0 && read.at <= began)
    return void (read.ignored = isRepeated(walk, read, plan) ? "repeated_read" : "passed_before");
  if (read.at > lapEndsAt(category, done + 1)) {
    walk.out = true;
    walk.flags.add("incomplete_lap");
    // who was there at all has started
    walk.lastRead ??= read;
    return void (read.ignored = "after_time_limit");
  }
  const isLine = lap.lines.has(read.checkpoint);
  const startCode = plan.points[plan.start]?.code;
  const isEarly = read.at - began < (isLine ? lap.shortestLapMs : soonestAt(lap, read.checkpoint));
  if (read.checkpoint === startCode || (isLine && isEarly)) return leave(walk, read, plan);
  if (isLine) return comeBack(walk, read, yard);
  if (!lap.between.includes(read.checkpoint)) return void (read.ignored = "out_of_order");
  if (isEarly) return void (read.ignored = "too_fast");
  if (walk.passed.has(read.checkpoint)) return void (read.ignored = "passed_before");
  walk.passed.add(read.checkpoint);
  use(walk, read, "split", plan);
}

function isRepeated({ lastLap }: YardWalk, read: OpenRead, { repeatWindowMs }: CoursePlan): boolean {
  return lastLap !== null && read.checkpoint === lastLap.checkpoint && read.at - lastLap.at < repeatWindowMs;
}

/** On the first lap the last read at the line is the start; on later ones all begin at once. */
function leave(walk: YardWalk, read: OpenRead, plan: CoursePlan): void {
  if (walk.laps.length > 0 || walk.passed.size > 0) return void (read.ignored = "lap_start");
  if (walk.start) Object.assign(walk.start, { use: null, point: null, ignored: "early_start_read" });
  read.use = "start";
  read.point = Math.max(0, plan.start);
  walk.start = read;
}

function comeBack(walk: YardWalk, read: OpenRead, { category, plan, lap }: Yard): void {
  if (walk.passed.size < lap.between.length) {
    if (category.lapNeedsEveryCheckpoint) {
      walk.flags.add("incomplete_lap");
      walk.lastRead ??= read;
      return void (read.ignored = "incomplete_lap");
    }
    walk.flags.add("missing_split");
  }
  walk.won = lapEndsAt(category, walk.laps.length + 1) === category.leaderAt;
  use(walk, read, walk.won ? "finish" : "lap", plan);
  walk.laps.push({ checkpoint: read.checkpoint, at: read.at });
  walk.passed.clear();
  walk.lastLap = read;
}

function use(walk: YardWalk, read: OpenRead, as: "split" | "lap" | "finish", plan: CoursePlan): void {
  read.use = as;
  read.point = plan.firstPoint.get(read.checkpoint) ?? null;
  read.lap = walk.laps.length + 1;
  walk.lastRead = read;
}
