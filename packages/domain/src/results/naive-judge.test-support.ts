import type { Passing } from "../race/race.ts";

interface Seen {
  readonly code: string;
  readonly reads: number[];
}

export interface NaiveResult {
  readonly status: string;
  readonly timeMs: number | null;
  readonly splits: (number | null)[];
}

/**
 * One finished race's result on a course that names no code twice, straight from the rules and by trying every way to
 * read the passings. Written apart from the real judge, to check it.
 */
export function naiveJudge(
  course: string[],
  passings: readonly Passing[],
  { gunAt, byChip, windowMs, shortestMs }: { gunAt: number; byChip: boolean; windowMs: number; shortestMs: number },
): NaiveResult {
  const seen = presencesOf(course, passings, gunAt, windowMs);
  const [startCode] = course;
  const finishCode = course.at(-1);

  let way = bestWay(course, seen);
  const startAt = startOf(way, seen, startCode) ?? null;
  const finishes = seen.filter(({ code, reads }) => code === finishCode && (reads[0] ?? 0) > (startAt ?? -Infinity));
  const finish = finishes.find(({ reads }) => (reads[0] ?? 0) - (startAt ?? gunAt) >= shortestMs) ?? finishes[0];
  const open = finish ? seen.filter((one) => (one.reads[0] ?? 0) <= (finish.reads[0] ?? 0) && one !== finish) : seen;
  way = finish ? [...bestWay(course.slice(0, -1), open), finish] : bestWay(course.slice(0, -1), open);

  const start = startOf(way, seen, startCode) ?? null;
  const from = byChip ? (start ?? gunAt) : gunAt;
  const splits = course.map((code) => {
    const at = code === startCode ? start : (way.find((one) => one.code === code)?.reads[0] ?? null);
    return at === null ? null : at - from;
  });
  const status = finish ? "finished" : way.length > 0 ? "dnf" : "dns";
  return { status, timeMs: splits.at(-1) ?? null, splits };
}

function presencesOf(course: string[], passings: readonly Passing[], gunAt: number, windowMs: number): Seen[] {
  const all = course.flatMap((code) => {
    const times = passings.filter((read) => read.checkpoint === code && read.at >= gunAt).map(({ at }) => at);
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

/** Of all ways along the course: most points, then the earliest points, then the earliest reads. */
function bestWay(course: string[], seen: Seen[]): Seen[] {
  const ways: Seen[][] = [[]];
  for (const one of seen) {
    const canFollow = (way: Seen[]) => course.indexOf(way.at(-1)?.code ?? "") < course.indexOf(one.code);
    ways.push(...ways.filter(canFollow).map((way) => [...way, one]));
  }
  const points = (way: Seen[]) => course.map((code) => (way.some((one) => one.code === code) ? "0" : "1")).join("");
  const times = (way: Seen[]) => way.map((one) => String(seen.indexOf(one)).padStart(3, "0")).join(" ");
  const rank = (way: Seen[]) => `${String(99 - way.length).padStart(2, "0")} ${points(way)} ${times(way)}`;
  return ways.reduce((best, way) => (rank(way) < rank(best) ? way : best), []);
}

/** The last read of the start line before the next point of the way. */
function startOf(way: Seen[], seen: Seen[], startCode: string | undefined): number | undefined {
  if (way[0]?.code !== startCode) return undefined;
  const next = way[1]?.reads[0] ?? Infinity;
  const reads = seen.filter(({ code }) => code === startCode).flatMap((one) => one.reads);
  return reads.filter((at) => at < next).at(-1) ?? way[0]?.reads[0];
}
