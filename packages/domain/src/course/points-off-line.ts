import type { CourseLine } from "./course-line.ts";
import type { GeoPoint } from "./geo-point.ts";
import { placeOnCourse } from "./place-on-course.ts";

interface SaidPoint extends GeoPoint {
  readonly code: string;
  /** Metres from the start, as the course says. */
  readonly distanceM: number;
}

/** A mat or a tent stands beside the way, and a drawn line cuts corners, metres. */
const besideM = 200;
/** Distances are rounded, and a device measures another length than a wheel: metres, and a share of the course. */
const alongM = 500;
const alongShare = 0.05;

/**
 * The points that are not where a course says that it passes them: beside its line, or at another distance along it.
 *
 * @param lengthM of the course; the line may be a little longer or shorter
 * @example
 * pointsOffLine(line, [{ code: "CP3", lat, lng, distanceM: 15_000 }], 21_000); // ["CP3 12.1 ≠ 15 km"]
 */
export function pointsOffLine(line: CourseLine, points: readonly SaidPoint[], lengthM: number): string[] {
  const lineM = line.at(-1)?.distanceM ?? 0;
  if (lineM === 0 || !(lengthM > 0)) return [];
  const scale = lengthM / lineM;
  const km = (metres: number) => Math.round(metres / 100) / 10;
  return points.flatMap(({ code, distanceM, ...place }) => {
    const pass = placeOnCourse(line, place, distanceM / scale);
    if (!pass) return [];
    if (pass.awayM > besideM) return [`${code} ${km(pass.awayM)} km`];
    const offM = Math.abs(pass.distanceM * scale - distanceM);
    return offM > Math.max(alongM, lengthM * alongShare)
      ? [`${code} ${km(pass.distanceM * scale)} ≠ ${km(distanceM)} km`]
      : [];
  });
}
