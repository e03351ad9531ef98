import type { Checkpoint } from "../race/race.ts";
import type { EnteredCheckpoint } from "./checkpoints-on-course.ts";
import type { CourseLine } from "./course-line.ts";
import { passesOf } from "./place-on-course.ts";

interface Known extends EnteredCheckpoint {
  readonly kind: Checkpoint["kind"];
}

/** A point that a course passes. */
export interface PointAlong {
  readonly code: string;
  /** Metres from the start, as round as people write them; null: as the checkpoint says. */
  readonly distanceM: number | null;
}

/** A course does not lead by what is farther from its line, metres. */
const besideM = 100;
/** Distances are written as 9.2 km, metres. */
const roundM = 100;

/**
 * The checkpoints that a line passes, in that order: one that lies on the way there and back comes twice. A start is passed
 * first only and a finish last only, although a loop begins and ends under one arch. Checkpoints without a position are not
 * found, but for the only start and the only finish: a line has ends.
 *
 * @example
 * pointsAlong(outAndBack, [start, bridge, finish]).map(({ code }) => code); // ["START", "BRIDGE", "BRIDGE", "FIN"]
 */
export function pointsAlong(line: CourseLine, checkpoints: readonly Known[]): readonly PointAlong[] {
  const lengthM = line.at(-1)?.distanceM ?? 0;
  const passed = checkpoints.flatMap(({ code, kind, lat, lng, distanceM: saidM }) => {
    const at = (m: number) => ({ code, kind, m, isSaid: Math.abs(m - saidM) < roundM });
    if (lat === null || lng === null) {
      const isOnly = checkpoints.filter((other) => other.kind === kind).length === 1;
      if (!isOnly || line.length === 0) return [];
      return kind === "start" ? [at(0)] : kind === "finish" ? [at(lengthM)] : [];
    }
    const near = passesOf(line, { lat, lng }).filter(({ awayM }) => awayM <= besideM);
    if (near.length === 0) return [];
    if (kind === "start") return near[0]!.distanceM < lengthM / 2 ? [at(0)] : [];
    if (kind === "finish") return near.at(-1)!.distanceM > lengthM / 2 ? [at(lengthM)] : [];
    return near.map(({ distanceM }) => at(distanceM));
  });
  return passed
    .toSorted((a, b) => a.m - b.m || turnOf[a.kind] - turnOf[b.kind])
    .map(({ code, m, isSaid }) => {
      const isOnce = passed.filter((each) => each.code === code).length === 1;
      return { code, distanceM: isSaid && isOnce ? null : Math.round(m / roundM) * roundM };
    });
}

/** Among points at one distance. */
const turnOf = { start: 0, split: 1, lap: 2, finish: 3 };
