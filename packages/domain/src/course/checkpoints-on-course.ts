import { type CourseLine, type LinePoint, pointAt } from "./course-line.ts";
import { placeOnCourse } from "./place-on-course.ts";

/** A checkpoint as it was entered: its distance, and where it stands if that is known. */
export interface EnteredCheckpoint {
  readonly code: string;
  readonly distanceM: number;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** A checkpoint where the course says it is. */
export interface CheckpointOnCourse extends LinePoint {
  readonly code: string;
  /** Metres between the course and where the checkpoint is said to stand; null when that is not said. */
  readonly awayM: number | null;
}

/** Announced and measured lengths differ by no more than this; if they do, not all checkpoints are entered yet. */
const mostStretch = 0.1;

/** A checkpoint that stands farther off than this is shown where its distance says, and the screen tells. */
export const farFromCourseM = 250;

/**
 * Finds the checkpoints on a course. The distances that an organiser announces are rounded and the track's are not: they
 * are stretched so that the last checkpoint, where it is the finish, lies at the end of the line. One with a place of its own lies where the
 * course comes by it, if it does.
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
