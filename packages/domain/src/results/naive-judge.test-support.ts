import type { Passing } from "../race/race.ts";

interface Seen {
  readonly code: string;
  readonly reads: number[];
}

export interface NaiveResult {
  readonly status: string;
  readonly timeMs: number | null;
  readonly splits: (number | null)[];
  /** The points that count, in their order: index on the course, and when. */
  readonly way: { readonly index: number; readonly at: number }[];
}

/** A course that has no code twice, and its rules. */
export interface NaiveRace {
  readonly course: readonly { readonly code: string; readonly distanceM: number }[];
  readonly gunAt: number;
  /** Reads before it do not count. Left out: the gun. */
  readonly readsFrom?: number;
  readonly byChip: boolean;
  readonly windowMs: number;
  readonly maxSpeedMps: number;
}

/**
 * The result of one entry of a finished race, straight from the rules, by trying every way to read the passings.
 * Written independently of the real judge, to check it.
 */
export function naiveJudge(race: NaiveRace, passings: readonly Passing[]): NaiveResult {
  const { gunAt, readsFrom = gunAt, byChip, windowMs } = race;
  const course = race.course.map(({ code }) => code);
  const seen = presencesOf(course, passings, readsFrom, windowMs);
  const way = bestWay(race, course, seen);

  const start = startOf(race, way, seen);
  const from = byChip ? (start ?? gunAt) : gunAt;
  const splits = course.map((code, index) => {
    const at = index === 0 ? start : way.find((one) => one.code === code)?.reads[0];
    return at === undefined ? null : at - from;
  });
  const timeMs = splits.at(-1) ?? null;
  const points = splits.flatMap((ms, index) => (ms === null ? [] : [{ index, at: ms + from }]));
  return { status: timeMs !== null ? "finished" : way.length > 0 ? "dnf" : "dns", timeMs, splits, way: points };
}

function leastMs({ course, maxSpeedMps }: NaiveRace, from: string, to: string): number {
  const distanceOf = (wanted: string) => course.find(({ code }) => code === wanted)!.distanceM;
  return ((distanceOf(to) - distanceOf(from)) / maxSpeedMps) * 1000;
}

function presencesOf(
  course: readonly string[],
  passings: readonly Passing[],
  readsFrom: number,
  windowMs: number,
): Seen[] {
  const all = course.flatMap((code) => {
    const times = passings.filter((read) => read.checkpoint === code && read.at >= readsFrom).map(({ at }) => at);
    const groups: Seen[] = [];
    for (const at of [...new Set(times)].sort((a, b) => a - b)) {
      const last = groups.at(-1);
      if (last && at - (last.reads.at(-1) ?? 0) < windowMs) last.reads.push(at);
      else groups.push({ code, reads: [at] });
    }
    return groups;
  });
  const place = ({ code, reads }: Seen) => (reads[0] ?? 0) * 100 + course.indexOf(code);
  return all.sort((a, b) => place(a) - place(b));
}

/**
 * The best of all possible ways: most points; of those the end that was read last, where the first read of each point
 * counts; then the earliest points, then the earliest reads.
 */
function bestWay(race: NaiveRace, course: readonly string[], seen: Seen[]): Seen[] {
  const [startCode = ""] = course;
  const canBegin = (one: Seen) => one.reads[0]! >= (race.readsFrom ?? race.gunAt) + leastMs(race, startCode, one.code);
  const canFollow = (before: Seen, one: Seen) =>
    course.indexOf(before.code) < course.indexOf(one.code) &&
    one.reads[0]! >= before.reads[0]! + leastMs(race, before.code, one.code);
  const ways: Seen[][] = [[]];
  for (const one of seen.filter(canBegin)) {
    ways.push(...ways.filter((way) => way.length === 0 || canFollow(way.at(-1)!, one)).map((way) => [...way, one]));
  }
  const points = (way: Seen[]) => course.map((code) => (way.some((one) => one.code === code) ? "0" : "1")).join("");
  const times = (way: Seen[]) => way.map((one) => String(seen.indexOf(one)).padStart(3, "0")).join(" ");
  const rank = (way: Seen[]) => `${String(99 - way.length).padStart(2, "0")} ${points(way)} ${times(way)}`;
  const most = Math.max(...ways.map((way) => way.length));
  const longest = ways.filter((way) => way.length === most);
  if (most === 0) return [];
  const endAt = (way: Seen[]) => way.at(-1)!.reads[0]!;
  const firstEnds = course.flatMap((code) => {
    const there = longest.filter((way) => way.at(-1)!.code === code);
    return there.length === 0 ? [] : [there.reduce((best, way) => (endAt(way) < endAt(best) ? way : best)).at(-1)!];
  });
  const end = firstEnds.reduce((best, one) => (one.reads[0]! > best.reads[0]! ? one : best));
  return longest.filter((way) => way.at(-1) === end).reduce((best, way) => (rank(way) < rank(best) ? way : best));
}

/** The last read of the start line that leaves enough time to reach the next point. */
function startOf(race: NaiveRace, [first, next]: Seen[], seen: Seen[]): number | undefined {
  const startCode = race.course[0]!.code;
  if (first?.code !== startCode) return undefined;
  const reads = seen.filter(({ code }) => code === startCode).flatMap((one) => one.reads);
  if (!next) return reads.at(-1);
  const nextAt = next.reads[0]!;
  return reads.filter((at) => at < nextAt && at <= nextAt - leastMs(race, startCode, next.code)).at(-1);
}
