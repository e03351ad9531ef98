import { passedPoints } from "../race/course-distances.ts";
import type { Category, Checkpoint } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";
import { lapEndsAt } from "../timing/trace-yards.ts";
import { createRandom, type Random } from "./random.ts";
import { type WayPart, type WayPoint, wayOf } from "./way.ts";

/** Who takes part in a rehearsal, as the reads know them. */
export interface RehearsingEntry {
  readonly bib: string;
  readonly chip: string | null;
}

/** A read that a rehearsal feeds: by bib or by chip, the other is null. */
export interface RehearsedRead {
  readonly checkpoint: string;
  readonly bib: string | null;
  readonly chip: string | null;
  readonly at: InstantMs;
  readonly device: string;
}

export interface FieldOptions {
  /** The same seed gives the same race. */
  readonly seed: string;
  /** What people of this sport cover on average, m/s, where the category has no time limit. */
  readonly speedMps: number;
}

const minute = 60_000;
/** Shares of a field as they are seen at races of a thousand people and more. */
const staysAtHome = 0.03;
const dropsOut = 0.04;
const isMissed = 0.01;
const isReadAgain = 0.08;
/** So much of a time limit does an average person need. */
const shareOfLimit = 0.68;
/** The last part of a way takes so much longer than its first. */
const slowsBy = 0.18;
const betweenStagesMs = 20 * minute;

/**
 * Makes up the race of one category: people of different speed who tire, some who stay at home or give up, reads that
 * are missed or come twice. It depends on the seed and on each person's bib alone, so the same call gives the same race.
 *
 * @example
 * makeReads(category, checkpoints, [{ bib: "101", chip: null }], { seed: "7", speedMps: 2.6 }).length; // 3
 */
export function makeReads(
  category: Category,
  checkpoints: ReadonlyMap<string, Checkpoint>,
  entries: readonly RehearsingEntry[],
  options: FieldOptions,
): RehearsedRead[] {
  const parts = wayOf(category, checkpoints);
  const averageMps = averageOf(category, parts, limitOf(category, checkpoints), options.speedMps);
  const yards = yardsOf(category, checkpoints);
  return entries.flatMap((entry) => {
    const random = createRandom(`${options.seed}:${category.code}:${entry.bib}`);
    if (yards && !random.chance(staysAtHome)) return readsOfYards(category, yards, entry, random);
    return yards || random.chance(staysAtHome) ? [] : readsOf(category, parts, entry, averageMps, random);
  });
}

/** How long somebody who goes off with the gun has; undefined: as long as they like. Stages close on days of their own. */
function limitOf(category: Category, checkpoints: ReadonlyMap<string, Checkpoint>): number | undefined {
  const { gunAt, timeLimitMs, stages = [] } = category;
  const closesAt = stages.length > 1 ? undefined : passedPoints(category, checkpoints).at(-1)?.cutoffAt;
  return timeLimitMs ?? (closesAt === undefined ? undefined : closesAt - gunAt);
}

/** Of a category with a length and a time limit, what most finish in time; else what the sport is known for. */
function averageOf(
  { laps, checkpoints: course }: Category,
  parts: readonly WayPart[],
  limitMs: number | undefined,
  usualMps: number,
): number {
  const isForTime = laps === undefined && parts.length === 1 && parts[0]!.points.length > course.length;
  const metres = parts.reduce((sum, { points }) => sum + (points.at(-1)?.metres ?? 0), 0);
  return limitMs === undefined || isForTime || metres === 0 ? usualMps : metres / ((limitMs / 1000) * shareOfLimit);
}

/** By hand-over: when the members of the next leg leave at the latest. */
function massStarts({ relayLegs = [] }: Category): ReadonlyMap<string, InstantMs> {
  return new Map(
    relayLegs.flatMap(({ massStartAt }, leg) =>
      massStartAt === undefined || leg === 0 ? [] : [[relayLegs[leg - 1]!.to, massStartAt] as const],
    ),
  );
}

function readsOf(
  category: Category,
  parts: readonly WayPart[],
  entry: RehearsingEntry,
  averageMps: number,
  random: Random,
): RehearsedRead[] {
  const { gunAt, timeLimitMs } = category;
  const leavesBy = massStarts(category);
  const speedMps = averageMps * Math.exp(0.17 * random.normal());
  const stopsAfter = random.chance(dropsOut) ? random.next() : 1;
  // the limit of several stages is on their sum, which goes on for days
  const ends = timeLimitMs === undefined || parts.length > 1 ? Infinity : gunAt + timeLimitMs;
  const reads: RehearsedRead[] = [];
  let last = gunAt;
  for (const part of parts) {
    let startsAt = (part.gunAt ?? last + betweenStagesMs) + Math.round(random.exponential(25_000));
    const lengthM = Math.max(1, part.points.at(-1)?.metres ?? 1);
    for (const { checkpoint, metres } of part.points) {
      const share = metres / lengthM;
      // tiring: the pace falls evenly, and the whole takes as long as the speed says
      const at = Math.round(startsAt + (metres / speedMps) * (1 - slowsBy / 2 + (slowsBy / 2) * share) * 1000);
      if (share > stopsAfter || at > ends) return reads;
      last = at;
      reads.push(...readsAt(checkpoint, entry, at, random));
      // who is sent off in a mass start does not wait for the member who comes in
      startsAt -= Math.max(0, at - (leavesBy.get(checkpoint) ?? at));
    }
  }
  return reads;
}

/** The points of a lap with their metres, the line last; null: it is no backyard. */
function yardsOf(category: Category, checkpoints: ReadonlyMap<string, Checkpoint>): readonly WayPoint[] | null {
  if (category.lapsEnd !== "last") return null;
  const [part] = wayOf({ ...category, laps: 1 }, checkpoints);
  return part?.points.filter(({ metres }) => metres > 0) ?? null;
}

/** So many laps does an average person of a backyard want to run. */
const yardsWanted = 6;
/** Nobody has run much longer yet. */
const mostYards = 120;

/** Lap after lap from the same instants for all, each a little slower, until a lap takes too long or is one too many. */
function readsOfYards(
  category: Category,
  yards: readonly WayPoint[],
  entry: RehearsingEntry,
  random: Random,
): RehearsedRead[] {
  const lapEveryMs = lapEndsAt(category, 1) - category.gunAt;
  const lengthM = Math.max(1, yards.at(-1)?.metres ?? 1);
  const wanted = 1 + Math.floor(random.exponential(yardsWanted));
  const first = lapEveryMs * (0.72 + 0.05 * random.normal());
  const reads: RehearsedRead[] = [];
  for (let lap = 0; lap < Math.min(wanted, mostYards); lap += 1) {
    const lapMs = first * (1 + 0.012 * lap) + lapEveryMs * 0.02 * random.normal();
    for (const { checkpoint, metres } of yards) {
      const at = lapEndsAt(category, lap) + Math.round((metres / lengthM) * lapMs);
      reads.push(...readsAt(checkpoint, entry, at, random));
    }
    if (lapMs > lapEveryMs) return reads;
  }
  return reads;
}

function readsAt(checkpoint: string, { bib, chip }: RehearsingEntry, at: InstantMs, random: Random): RehearsedRead[] {
  if (random.chance(isMissed)) return [];
  const who = chip === null ? { bib, chip: null } : { bib: null, chip };
  const read = { checkpoint, ...who, at, device: deviceAt(checkpoint) };
  return random.chance(isReadAgain) ? [read, { ...read, at: at + random.whole(400, 3_000) }] : [read];
}

/** The name of the reader that a rehearsal puts at a checkpoint. */
export function deviceAt(checkpoint: string): string {
  return `rehearsal-${checkpoint}`;
}
