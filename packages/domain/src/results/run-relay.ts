import { passedPoints } from "../race/course-distances.ts";
import type { Category, Checkpoint, Passing } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import type { RaceMs } from "../time/race-time.ts";
import { findTrack, traceCourse } from "../timing/trace-course.ts";
import type { Track, TracedTrack } from "../timing/track.ts";

type Checkpoints = ReadonlyMap<string, Checkpoint>;

/** A hand-over whose outgoing member had left in a mass start before the incoming one arrived: two members raced at once. */
export interface Restart {
  /** Where hands over. */
  readonly checkpoint: string;
  readonly at: InstantMs;
  readonly arrivedAt: InstantMs;
}

/** A way along the course on the clock of the team, by which each leg begins where the one before it ends. */
export interface Run<Found extends Track> {
  /** The category as this team ran it. */
  readonly category: Category;
  /** Points are on the team's clock; the last read, and all reads, by the time of day. */
  readonly track: Found;
  readonly restarts: readonly Restart[];
}

/**
 * Finds an entry's track where legs of a relay may begin in a mass start: so much as two members raced at once, everything
 * after it is later on the team's clock. So the time of a team is the sum of its legs, each with its own time.
 *
 * @example
 * // gun 9:00, leg B begins at the latest at 10:00; T1 10:12, FIN 10:40
 * runOf(category, checkpoints, passings).track.finishAt; // 10:52
 */
export function runOf(category: Category, checkpoints: Checkpoints, passings: readonly Passing[]): Run<Track> {
  const run = onTeamClock(category, checkpoints, passings);
  if (!run) return { category, track: findTrack(category, checkpoints, passings), restarts: [] };
  const track = findTrack(run.category, checkpoints, run.passings);
  return { ...run, track: { ...track, lastSeen: track.lastSeen && run.asRead(track.lastSeen) } };
}

/** The same, plus the use of every read or the reason why it was not used. */
export function traceRun(category: Category, checkpoints: Checkpoints, passings: readonly Passing[]): Run<TracedTrack> {
  const run = onTeamClock(category, checkpoints, passings);
  if (!run) return { category, track: traceCourse(category, checkpoints, passings), restarts: [] };
  const track = traceCourse(run.category, checkpoints, run.passings);
  const reads = track.reads.map(run.asRead).toSorted((a, b) => a.at - b.at);
  return { ...run, track: { ...track, reads, lastSeen: track.lastSeen && run.asRead(track.lastSeen) } };
}

interface OnTeamClock {
  readonly category: Category;
  readonly passings: readonly Passing[];
  readonly restarts: readonly Restart[];
  /** A read by the time of day again. */
  readonly asRead: <Read extends Passing>(read: Read) => Read;
}

function onTeamClock(category: Category, checkpoints: Checkpoints, passings: readonly Passing[]): OnTeamClock | null {
  const { relayLegs: legs = [], checkpoints: course } = category;
  if (legs.every(({ massStartAt }) => massStartAt === undefined)) return null;
  const ends = legs.map(({ to }) => course.indexOf(to));
  const legOf = (code: string) =>
    Math.max(
      0,
      ends.findIndex((end) => course.indexOf(code) <= end),
    );
  /** By leg: how much later its points are on the team's clock. */
  const addedMs: RaceMs[] = [];
  const added = (code: string) => addedMs[legOf(code)]!;
  const restarts: Restart[] = [];
  const unread: string[] = [];
  const moved = (some: readonly Passing[]) =>
    some.map(({ checkpoint, at }) => ({ checkpoint, at: at + added(checkpoint) }));

  legs.forEach(({ massStartAt }, leg) => {
    const before = addedMs.at(-1) ?? 0;
    addedMs.push(before);
    if (massStartAt === undefined || leg === 0) return;
    const exchange = ends[leg - 1]!;
    const until = passings.filter(({ checkpoint }) => legOf(checkpoint) < leg);
    const at = findTrack(category, checkpoints, moved(until)).points[exchange]?.at ?? null;
    const checkpoint = course[exchange]!;
    if (at === null) {
      const isPossible = passings.some((read) => legOf(read.checkpoint) >= leg && read.at >= massStartAt);
      if (isPossible) unread.push(checkpoint);
    } else if (at - before > massStartAt) {
      addedMs[leg] = at - massStartAt;
      restarts.push({ checkpoint, at: massStartAt, arrivedAt: at - before });
    }
  });

  return {
    category: asRun(category, checkpoints, { unread, added: restarts.length > 0 ? added : null }),
    passings: moved(passings),
    restarts,
    asRead: (read) => ({ ...read, at: read.at - added(read.checkpoint) }),
  };
}

/**
 * Cut-offs stay times of day. Whether a team was in a mass start only the read of its incoming member tells: without that
 * read its time is not known.
 */
function asRun(
  category: Category,
  checkpoints: Checkpoints,
  { unread, added }: { readonly unread: readonly string[]; readonly added: ((code: string) => RaceMs) | null },
): Category {
  const { cutoffsAfterMs: _withTheirGun, ...byTimeOfDay } = category;
  const { mustPass } = category;
  const cutoffsAt = passedPoints(category, checkpoints).map((point) =>
    point?.cutoffAt === undefined ? null : point.cutoffAt + (added?.(point.code) ?? 0),
  );
  const needed = [...(mustPass?.checkpoints ?? []), ...unread];
  return {
    ...(added ? { ...byTimeOfDay, cutoffsAt } : category),
    ...(unread.length > 0 && { mustPass: { checkpoints: needed, otherwise: mustPass?.otherwise ?? "dnf" } }),
  };
}
