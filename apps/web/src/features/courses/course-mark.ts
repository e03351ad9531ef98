import type { PublicCheckpoint } from "@time-event/contract/events";
import { checkpointsOnCourse } from "@time-event/domain/course/checkpoints-on-course";
import type { CourseLine, LinePoint } from "@time-event/domain/course/course-line";
import { shortCodes } from "../../lib/race/short-code.ts";

/** A checkpoint's position on a course, as the map and the profile show it. */
export interface CourseMark extends LinePoint {
  readonly code: string;
  /** The name that fits beside it. */
  readonly label: string;
  readonly kind: PublicCheckpoint["kind"];
  readonly awayM: number | null;
}

type Checkpoint = Pick<PublicCheckpoint, "code" | "kind" | "distanceM" | "lat" | "lng">;

/** The checkpoints of a course on its line, in passing order; start and finish when there are none. */
export function marksOn(line: CourseLine, checkpoints: readonly Checkpoint[]): readonly CourseMark[] {
  if (checkpoints.length === 0) return endsOf(line);
  const short = shortCodes(checkpoints.map(({ code }) => code));
  const kinds = new Map(checkpoints.map(({ code, kind }) => [code, kind]));
  return checkpointsOnCourse(line, checkpoints)
    .map((place) => ({ ...place, label: short(place.code), kind: kinds.get(place.code) ?? "split" }))
    .toSorted((a, b) => a.distanceM - b.distanceM);
}

function endsOf(line: CourseLine): readonly CourseMark[] {
  const ends = [
    ["start", line[0]],
    ["finish", line.at(-1)],
  ] as const;
  return ends.flatMap(([kind, point]) => (point ? [{ ...point, kind, code: kind, label: "", awayM: null }] : []));
}
