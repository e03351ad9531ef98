import type { EventArt } from "@time-event/contract/fields";

/** A point of the course with a time, for computing a pace. */
export interface TimedPoint {
  readonly code: string;
  readonly distanceM: number;
  readonly ms: number | null;
  readonly medianMs: number | null;
}

/** The part of the course between two reads, and the speed on it. */
export interface PaceSection {
  readonly from: string;
  readonly to: string;
  readonly fromM: number;
  readonly toM: number;
  readonly ms: number;
  /** Metres per second. */
  readonly speed: number;
  /** The speed of all players on the same section; null when it is not known. */
  readonly medianSpeed: number | null;
  /** Points inside the section without a read: the pace is the mean over the whole section. */
  readonly missed: readonly string[];
}

/**
 * The points, with a point at time zero before them when the first read comes later: on a lap course, and
 * for players without a read at the start.
 */
export function fromClockZero<Point extends TimedPoint>(
  points: readonly Point[],
  startCodes: ReadonlySet<string>,
): readonly TimedPoint[] {
  const [first, ...rest] = points;
  const zero: TimedPoint = { code: "", distanceM: 0, ms: 0, medianMs: 0 };
  if (!first || (startCodes.has(first.code) && first.distanceM === 0 && first.ms !== null)) return points;
  return startCodes.has(first.code) && first.distanceM === 0 ? [zero, ...rest] : [zero, ...points];
}

/**
 * The ends of laps by the time that somebody ran: in a backyard a lap begins for all at once, and who is back sooner waits.
 *
 * @param everyMs how often a lap begins; left out: nobody waits
 */
export function withoutWaiting<Point extends TimedPoint>(points: readonly Point[], everyMs?: number): readonly Point[] {
  if (everyMs === undefined) return points;
  let ranMs = 0;
  return points.map((point, lap) => ({ ...point, ms: (ranMs += (point.ms ?? 0) - lap * everyMs) }));
}

/**
 * The sections between points that have a time. A missing time makes a longer section, never an invented split;
 * sections without a length or a time are left out.
 */
export function paceSections(points: readonly TimedPoint[]): readonly PaceSection[] {
  const sections: PaceSection[] = [];
  let from: TimedPoint | null = null;
  let missed: string[] = [];
  for (const point of points) {
    if (point.ms === null) {
      if (from) missed.push(point.code);
      continue;
    }
    if (from) {
      const section = sectionBetween(from, point, missed);
      if (section) sections.push(section);
    }
    from = point;
    missed = [];
  }
  return sections;
}

function sectionBetween(from: TimedPoint, to: TimedPoint, missed: readonly string[]): PaceSection | null {
  const lengthM = to.distanceM - from.distanceM;
  const ms = (to.ms ?? 0) - (from.ms ?? 0);
  if (!(lengthM > 0) || !(ms > 0)) return null;
  const medianMs = from.medianMs === null || to.medianMs === null ? null : to.medianMs - from.medianMs;
  return {
    from: from.code,
    to: to.code,
    fromM: from.distanceM,
    toM: to.distanceM,
    ms,
    speed: (lengthM * 1000) / ms,
    medianSpeed: medianMs !== null && medianMs > 0 ? (lengthM * 1000) / medianMs : null,
    missed,
  };
}

/** Sports that measure speed (km/h); on foot, people speak of pace (min/km). */
const speedSports = new Set<EventArt>(["cycling", "mtb", "rally"]);

/** Races of several sports: one pace for all of them means nothing. */
const mixedSports = new Set<EventArt>(["triathlon", "duathlon"]);

export type PaceKind = "pace" | "speed" | "none";

export function paceKindOf(art: EventArt): PaceKind {
  if (mixedSports.has(art)) return "none";
  return speedSports.has(art) ? "speed" : "pace";
}
