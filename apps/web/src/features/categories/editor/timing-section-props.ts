import type { CategoryForm, CategoryRulesForm, CoursePointRow } from "@time-event/contract/categories";
import type { Editing } from "../../../ui/staff/form/editing.ts";

/** Props of each part of timing and course. */
export interface TimingSectionProps {
  readonly editing: Editing<CategoryForm>;
  readonly points: readonly CoursePointRow[];
  readonly timeZone: string;
}

/** Props of the rules of racing that need no course. */
export interface RaceRulesProps {
  readonly editing: Editing<CategoryRulesForm>;
  /** NaN: not known; examples then count from 0:00. */
  readonly gunAt: number;
  readonly timeZone: string;
}
