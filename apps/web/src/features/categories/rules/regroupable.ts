import type { CategoryForm } from "@time-event/contract/categories";

/** Age groups of a category that has entries, and what was announced before they were merged or split. */
export interface Regroupable {
  readonly eventId: number;
  readonly id: number;
  readonly regrouped: NonNullable<CategoryForm["regrouped"]> | null;
  readonly change: (patch: Pick<CategoryForm, "ageGroups" | "regrouped">) => void;
}
