import type { StaffCourse, UploadedTrack } from "@time-event/contract/courses";

/** A file that staff check before it becomes a course or replaces a course's track. */
export interface CourseDraft {
  readonly track: UploadedTrack;
  readonly fileName: string;
  readonly replaces: StaffCourse | null;
}
