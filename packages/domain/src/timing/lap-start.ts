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
 * The last read of the start line before the first read elsewhere, and before a lap can have been run since the first.
 * Where the start line is the lap line too, all later passings complete laps. A course that is nothing but a lap line
 * starts there too, by a read that is too early to be a lap. Marks the start, and the reads there that it outdid.
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

/** Whoever lingers on the line, read after read or back again, has run no lap: it is all one start. */
function beforeFirstLap({ plan, lap, gunAt }: LapCourse, waiting: readonly Presence[]): readonly Presence[] {
  const [first] = waiting;
  const isLap = first !== undefined && plan.start < 0 && first.firstAt - gunAt >= lap.shortestLapMs;
  if (first === undefined || isLap) return [];
  return waiting.filter(({ firstAt }) => firstAt === first.firstAt || firstAt - first.firstAt < lap.shortestLapMs);
}

/** The reads of this presence are those of the start. */
export function isStartOfLaps({ reads }: Presence): boolean {
  return reads.some(({ use, ignored }) => use === "start" || ignored === "early_start_read");
}
