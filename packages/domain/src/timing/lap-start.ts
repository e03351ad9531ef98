import type { InstantMs } from "../time/instant.ts";
import type { CoursePlan, LapPlan } from "./course-plan.ts";
import type { Presence } from "./group-reads.ts";
import type { OpenRead } from "./order-reads.ts";

/** One name for all codes that complete a lap, so that a lap line and a finish beside it are one place. */
export const LINE = "\u0000line";

interface LapCourse {
  readonly plan: CoursePlan;
  readonly lap: LapPlan;
  readonly gunAt: InstantMs;
}

/**
 * Finds the start of a lap race: the last read of the start line that comes before the first read elsewhere and too
 * early for a whole lap since the first read. If the start line is also the lap line, all later passings complete laps.
 * A course that has only a lap line starts there too, with a read that is too early to be a lap. Marks the start, and
 * the other reads on the start line as ignored.
 */
export function findLapStart(course: LapCourse, presences: readonly Presence[]): OpenRead | null {
  const { plan } = course;
  const code = plan.points[plan.start]?.code;
  const isLine = code === undefined || course.lap.lines.has(code);
  const place = isLine ? LINE : code;
  const elsewhere = presences.findIndex((presence) => presence.code !== place);
  const waiting = elsewhere < 0 ? presences : presences.slice(0, elsewhere);
  const onMat = isLine ? beforeFirstLap(course, waiting) : waiting;

  const leftAt = presences[elsewhere]?.firstAt ?? Infinity;
  const reads = onMat.flatMap((presence) => presence.reads);
  const start = reads.findLast(({ at }) => at < leftAt) ?? reads[0];
  if (!start) return null;
  start.use = "start";
  start.point = Math.max(0, plan.start);
  for (const read of reads) {
    if (read !== start) read.ignored = read.at < start.at ? "early_start_read" : "repeated_read";
  }
  return start;
}

/** A player who stays near the line and is read again and again has run no lap. All these reads are one start. */
function beforeFirstLap({ plan, lap, gunAt }: LapCourse, waiting: readonly Presence[]): readonly Presence[] {
  const [first] = waiting;
  const isLap = first !== undefined && plan.start < 0 && first.firstAt - gunAt >= lap.shortestLapMs;
  if (first === undefined || isLap) return [];
  return waiting.filter(({ firstAt }) => firstAt === first.firstAt || firstAt - first.firstAt < lap.shortestLapMs);
}

/** True when the reads of this presence belong to the start. */
export function isStartOfLaps({ reads }: Presence): boolean {
  return reads.some(({ use, ignored }) => use === "start" || ignored === "early_start_read");
}
