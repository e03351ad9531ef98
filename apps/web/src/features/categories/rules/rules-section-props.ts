import type { CategoryRulesForm } from "@time-event/contract/categories";
import type { Editing } from "../../../ui/staff/form/editing.ts";

/** What each section of the rules edits. */
export interface RulesSectionsProps {
  readonly editing: Editing<CategoryRulesForm>;
  /** The event's; null: of no event, such as a template, whose prices have no days. */
  readonly timeZone: string | null;
  /** Entries there are. */
  readonly entered?: number;
}
