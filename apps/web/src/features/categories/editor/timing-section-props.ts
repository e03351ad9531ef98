import type { CategoryForm, CoursePointRow } from "@time-event/contract/categories";
import type { Editing } from "../../../ui/staff/form/editing.ts";

/** What each part of timing and course edits. */
export interface TimingSectionProps {
  readonly editing: Editing<CategoryForm>;
  readonly points: readonly CoursePointRow[];
  readonly timeZone: string;
}
