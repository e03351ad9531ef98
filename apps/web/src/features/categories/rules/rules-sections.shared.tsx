import type { CategoryRulesForm } from "@time-event/contract/categories";
import { useMessages } from "../../../lib/i18n/language.ts";
import type { Editing } from "../../../ui/staff/form/editing.ts";
import { EntrySection } from "./entry-section.tsx";
import { FeesSection } from "./fees-section.tsx";
import { RankingSection } from "./ranking-section.tsx";
import { rulesMessages } from "./rules.messages.ts";
import { WhatSection } from "./what-section.tsx";

export interface RulesSectionsProps {
  readonly editing: Editing<CategoryRulesForm>;
  /** The event's; null: of no event, such as a template, whose prices have no days. */
  readonly timeZone: string | null;
  /** Entries there are. */
  readonly entered?: number;
}

/** What can be set about a category in whatever event: what it is, who may enter, what it costs, how it is ranked. */
export function RulesSections(props: RulesSectionsProps) {
  return (
    <>
      <WhatSection {...props} />
      <EntrySection {...props} />
      <FeesSection {...props} />
      <RankingSection {...props} />
    </>
  );
}

/** The words of a category's rules, for the form that holds these sections. */
export function useRulesWords() {
  return useMessages(rulesMessages);
}
