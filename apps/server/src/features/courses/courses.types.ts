import type { Text } from "@time-event/contract/fields";
import type { TrackPoint } from "@time-event/domain/course/course-line";

/** A course that the product itself brings, not a file. */
export interface DrawnCourse {
  readonly name: Text;
  readonly fileName: string;
  /** Codes of the categories that use it. */
  readonly categories: readonly string[];
  readonly track: readonly TrackPoint[];
}
