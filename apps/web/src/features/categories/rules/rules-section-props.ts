import type { CategoryRulesForm } from "@time-event/contract/categories";
import type { Editing } from "../../../ui/staff/form/editing.ts";
import type { Regroupable } from "./regroupable.ts";

/** Props of each section of the rules. */
export interface RulesSectionsProps {
  readonly editing: Editing<CategoryRulesForm>;
  /** The event's time zone. Null for a template: it has no event, and its prices have no days. */
  readonly timeZone: string | null;
  /** How many entries there are. */
  readonly entered?: number;
  /** Age groups can be merged once somebody has entered; left out: nobody has. */
  readonly regroup?: Regroupable;
  /** Whose entries show what a ranking would hold; left out: it has none, as a template. */
  readonly stored?: { readonly eventId: number; readonly id: number; readonly rounding: CategoryRulesForm["rounding"] };
}
