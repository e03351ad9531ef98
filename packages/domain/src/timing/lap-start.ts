import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import type { CoursePlan, LapBounds, LapPlan } from "./course-plan.ts";
import type { Presence } from "./group-reads.ts";
import type { OpenRead } from "./order-reads.ts";

/** One name for all codes that complete a lap, so that a lap line and a finish beside it are one place. */
export const LINE = "\u0000line";

interface LapCourse {
  readonly plan: CoursePlan;
  readonly lap: LapPlan;
  readonly gunAt: InstantMs;
  /** Whoever is at the line sooner after the gun than this starts there: no lap, and not half of an own lap. */
  readonly shortestRoundMs: RaceMs;
}

/**
 * Finds the start of a lap race: the last read of the start line that comes before the first read elsewhere, too early
 * for a whole lap since the first read, and early enough to reach the next point and complete the first lap. If the
 * start line is also the lap line, all later passings complete laps. A course that has only a lap line starts there too,
 * with a read that is too early to be a lap. Marks the start, and the other reads on the start line as ignored.
 */
export function findLapStart(course: LapCourse, presences: readonly Presence[]): OpenRead | null {
  const { plan, lap } = course;
  const code = plan.points[plan.start]?.code;
  const isLine = code === undefined || lap.lines.has(code);
  const place = isLine ? LINE : code;
  const fromStart = skipStray(course, presences, place);
  const arrivedAt = fromStart[0]?.firstAt ?? 0;
  const isReached = (presence: Presence) => presence.firstAt >= arrivedAt + soonestAt(lap.first, presence.code);
  const elsewhere = fromStart.findIndex((presence) => presence.code !== place && isReached(presence));
  const waiting = elsewhere < 0 ? fromStart : fromStart.slice(0, elsewhere);
  const atPlace = waiting.filter((presence) => presence.code === place);
  const onMat = isLine ? beforeFirstLap(course, atPlace) : atPlace;

  const firstLap = fromStart.find(
    (presence) => presence.code === LINE && !onMat.includes(presence) && isReached(presence),
  );
  const leftAt = Math.min(latestStart(lap, fromStart[elsewhere]), latestStart(lap, firstLap));
  const reads = onMat.flatMap((presence) => presence.reads);
  const start = reads.findLast(({ at }) => at <= leftAt) ?? reads[0];
  if (!start) return null;
  start.use = "start";
  start.point = Math.max(0, plan.start);
  for (const presence of onMat) {
    const later = presence.reads.includes(start) ? "repeated_read" : "too_fast";
    for (const read of presence.reads) {
      if (read !== start) read.ignored = read.at < start.at ? "early_start_read" : later;
    }
  }
  return start;
}

/** The least time from the line, or from the start, to a place: to the line itself it is a whole lap. */
export function soonestAt(lap: LapBounds, place: string): RaceMs {
  return place === LINE ? lap.shortestLapMs : (lap.soonestMs.get(place) ?? 0);
}

/** Whoever passed this presence left the start at the latest then. */
function latestStart(lap: LapPlan, next: Presence | undefined): InstantMs {
  return next === undefined ? Infinity : next.firstAt - soonestAt(lap.first, next.code);
}

/**
 * The presences from the first one at the start. One read of another point before it is a stray read: with the start the
 * chain is as long as with that point, and the start is the earlier point. After more reads, or after a lap, the player
 * only crosses the start line, and there is no start.
 */
function skipStray(
  { gunAt, shortestRoundMs }: LapCourse,
  presences: readonly Presence[],
  place: string,
): readonly Presence[] {
  const first = presences.findIndex((presence) => presence.code === place);
  if (first === 0) return presences;
  const isStray = first === 1 && presences[0]?.code !== LINE;
  const isLap = place === LINE && (presences[first]?.firstAt ?? 0) - gunAt >= shortestRoundMs;
  return isStray && !isLap ? presences.slice(1) : [];
}

/** A player who stays near the line and is read again and again has run no lap. All these reads are one start. */
function beforeFirstLap(
  { plan, gunAt, shortestRoundMs }: LapCourse,
  waiting: readonly Presence[],
): readonly Presence[] {
  const [first] = waiting;
  const isLap = first !== undefined && plan.start < 0 && first.firstAt - gunAt >= shortestRoundMs;
  if (first === undefined || isLap) return [];
  return waiting.filter(({ firstAt }) => firstAt === first.firstAt || firstAt - first.firstAt < shortestRoundMs);
}

/** True when the reads of this presence were judged with the start. */
export function isStartOfLaps({ reads }: Presence): boolean {
  return reads.some(({ use, ignored }) => use === "start" || ignored !== null);
}
