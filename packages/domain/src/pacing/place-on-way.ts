import type { RaceMs } from "../time/race-time.ts";
import type { FieldCorrections } from "./field-corrections.ts";
import { expectPoint } from "./expect-points.ts";
import type { Way } from "./slowing.ts";

/** Nobody is shown at a point at which they were not read. */
const farthestPart = 0.98;

/**
 * Where somebody probably is between their last point and the next one, in metres from the start. Null: nothing can be said.
 * @param nowMs race time on the clock of the splits
 * @example
 * placeOnWay({ distancesM: [0, 10_000, 20_000], splitMs: [0, 3_000_000, null], onRoad: true }, null, 4_500_000); // about 15_000
 */
export function placeOnWay(way: Way, field: FieldCorrections | null, nowMs: RaceMs): number | null {
  const last = way.splitMs.findLastIndex((ms) => ms !== null);
  const lastMs = way.splitMs[last] ?? null;
  const [fromM, toM] = [way.distancesM[last] ?? null, way.distancesM[last + 1] ?? null];
  if (lastMs === null || fromM === null || toM === null || toM < fromM) return null;
  const next = expectPoint(way, field, last, last + 1);
  if (!next) return fromM;
  const part = (nowMs - lastMs) / Math.max(1, next.ms - lastMs);
  return fromM + (toM - fromM) * Math.min(farthestPart, Math.max(0, part));
}
