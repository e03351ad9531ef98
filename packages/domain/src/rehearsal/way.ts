import { passedPoints } from "../race/course-distances.ts";
import { lapEndM } from "../race/lap-ends.ts";
import type { Category, Checkpoint } from "../race/race.ts";
import type { InstantMs } from "../time/instant.ts";

/** A point that somebody passes, at so many metres of all that they cover. */
export interface WayPoint {
  readonly checkpoint: string;
  readonly metres: number;
}

/** What is covered without a rest, and when it begins; null: some time after the part before. */
export interface WayPart {
  readonly gunAt: InstantMs | null;
  readonly points: readonly WayPoint[];
}

/** Laps without a limit end here: a day of running. */
const mostLaps = 500;

/**
 * Everything that somebody who completes a category passes, in order. A race for time goes on for as many laps as
 * anybody could need: who makes a race of it stops at the time limit.
 *
 * @example
 * wayOf(tenKilometres, checkpoints)[0]?.points.at(-1); // { checkpoint: "FIN", metres: 10_000 }
 */
export function wayOf(category: Category, checkpoints: ReadonlyMap<string, Checkpoint>): WayPart[] {
  const passed = passedPoints(category, checkpoints).map((point, index) => ({
    checkpoint: category.checkpoints[index]!,
    metres: point?.distanceM ?? 0,
    isLap: point?.kind === "lap",
  }));
  if (category.stages && category.stages.length > 0) return stagesOf(category, passed);
  const { laps = mostLaps, firstLapM } = category;
  const line =
    passed.find(({ isLap }) => isLap) ?? (category.laps === undefined || laps === 1 ? undefined : passed.at(-1));
  const lapM = line?.isLap ? line.metres : (line?.metres ?? 0) / laps;
  const points = line ? lapsOf(passed, line.checkpoint, { lapM, firstLapM, laps }) : evenlyFilled(passed);
  return [{ gunAt: category.gunAt, points }];
}

type Passed = WayPoint & { readonly isLap: boolean };

function stagesOf({ stages = [], gunAt }: Category, passed: readonly Passed[]): WayPart[] {
  let from = 0;
  return stages.map((stage, index) => {
    const points = evenlyFilled(passed.slice(from, from + stage.checkpoints.length));
    from += stage.checkpoints.length;
    return { gunAt: stage.gunAt ?? (index === 0 ? gunAt : null), points };
  });
}

interface Rounds {
  readonly lapM: number;
  readonly firstLapM: number | undefined;
  readonly laps: number;
}

/** The start once, then lap by lap what lies between two passings of the line, and the line itself. */
function lapsOf(passed: readonly Passed[], line: string, { lapM, firstLapM = lapM, laps }: Rounds): WayPoint[] {
  const start = passed.filter(({ checkpoint }, index) => index === 0 && checkpoint !== line);
  const lap = passed
    .slice(start.length)
    .filter(({ checkpoint, metres }) => checkpoint === line || metres < lapM)
    .map((point) => (point.checkpoint === line ? { ...point, metres: lapM } : point));
  const points: WayPoint[] = start.map(({ checkpoint }) => ({ checkpoint, metres: 0 }));
  for (let done = 0; done < laps; done += 1) {
    // where on a loop the points lie, nobody says: as far round as on a lap
    const share = done === 0 && lapM > 0 ? firstLapM / lapM : 1;
    const from = lapEndM({ firstLapM }, lapM, done);
    for (const { checkpoint, metres } of lap) points.push({ checkpoint, metres: from + metres * share });
  }
  return points;
}

/** A point whose distance is not said (or is said of its last passing alone) lies after the one before it. */
function evenlyFilled(passed: readonly Passed[]): WayPoint[] {
  const lengthM = Math.max(0, ...passed.map(({ metres }) => metres));
  let last = 0;
  return passed.map(({ checkpoint, metres }, index) => {
    const isEnd = index === passed.length - 1;
    if (isEnd) last = lengthM;
    else if (index > 0) last = metres > last ? metres : last + (lengthM - last) / (passed.length - index);
    return { checkpoint, metres: last };
  });
}
