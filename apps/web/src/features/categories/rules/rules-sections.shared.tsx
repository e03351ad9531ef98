import { useMessages } from "../../../lib/i18n/language.ts";
import { EntrySection } from "./entry-section.tsx";
import { FeesSection } from "./fees-section.tsx";
import { RankingSection } from "./ranking-section.tsx";
import { rulesMessages } from "./rules.messages.ts";
import type { RulesSectionsProps } from "./rules-section-props.ts";
import { WhatSection } from "./what-section.tsx";

/** A category's settings in any event: what it is, who may enter, what it costs, how it is ranked. */
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
