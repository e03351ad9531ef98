import type { CategoryForm, CoursePointRow } from "@time-event/contract/categories";
import type { Editing } from "../../../ui/staff/form/editing.ts";

/** Props of each part of timing and course. */
export interface TimingSectionProps {
  readonly editing: Editing<CategoryForm>;
  readonly points: readonly CoursePointRow[];
  readonly timeZone: string;
}
