import type { CategoryRulesForm } from "@time-event/contract/categories";
import type { Editing } from "../../../ui/staff/form/editing.ts";

/** Props of each section of the rules. */
export interface RulesSectionsProps {
  readonly editing: Editing<CategoryRulesForm>;
  /** The event's time zone. Null for a template: it has no event, and its prices have no days. */
  readonly timeZone: string | null;
  /** How many entries there are. */
  readonly entered?: number;
  /** Whose entries show what a ranking would hold; left out: it has none, as a template. */
  readonly stored?: { readonly eventId: number; readonly id: number; readonly rounding: CategoryRulesForm["rounding"] };
}
