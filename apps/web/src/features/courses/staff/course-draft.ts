import type { StaffCourse, UploadedTrack } from "@time-event/contract/courses";

/** A file that was read and is looked at before it becomes a course, or takes the place of one's track. */
export interface CourseDraft {
  readonly track: UploadedTrack;
  readonly fileName: string;
  readonly replaces: StaffCourse | null;
}
