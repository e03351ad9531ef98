import { type CourseLine, type LinePoint, pointAt } from "./course-line.ts";
import { placeOnCourse } from "./place-on-course.ts";

/** A checkpoint as staff entered it: its distance, and its position if that is known. */
export interface EnteredCheckpoint {
  readonly code: string;
  readonly distanceM: number;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** A checkpoint with its place on the line of the course. */
export interface CheckpointOnCourse extends LinePoint {
  readonly code: string;
  /** Metres between the course and the position that staff entered; null when they entered none. */
  readonly awayM: number | null;
}

/**
 * Announced and measured lengths may differ by this share. If they differ more, some checkpoints are not entered yet.
 */
const mostStretch = 0.1;

/**
 * A checkpoint whose position is farther from the course than this is placed by its distance, and the screen says so.
 */
export const farFromCourseM = 250;

/**
 * Finds the checkpoints on a course. An organiser announces rounded distances, a track has exact ones. So the announced
 * distances are stretched until the finish, if it is the last checkpoint, lies at the end of the line. A checkpoint
 * with a position of its own is placed where the course passes that position, if it does.
 *
 * @example
 * checkpointsOnCourse(line, [{ code: "CP1", distanceM: 5_000, lat: null, lng: null }, finish])[0]?.distanceM; // 5_037
 */
export function checkpointsOnCourse(
  line: CourseLine,
  checkpoints: readonly EnteredCheckpoint[],
): readonly CheckpointOnCourse[] {
  const lengthM = line.at(-1)?.distanceM ?? 0;
  const saidLengthM = Math.max(1, ...checkpoints.map(({ distanceM }) => distanceM));
  const ratio = lengthM / saidLengthM;
  const stretch = Math.abs(ratio - 1) <= mostStretch ? ratio : 1;
  return checkpoints.flatMap(({ code, distanceM, lat, lng }) => {
    const saidM = distanceM * stretch;
    const pass = lat === null || lng === null ? undefined : placeOnCourse(line, { lat, lng }, saidM);
    const point = pass && pass.awayM <= farFromCourseM ? pass : pointAt(line, saidM);
    return point ? [{ ...point, code, awayM: pass?.awayM ?? null }] : [];
  });
}
