import { type CategoryRulesForm, categoryRankingTry } from "@time-event/contract/categories";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useDeferredValue } from "react";
import { useStaffQuery } from "../../../lib/api/use-staff-query.ts";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { rulesMessages } from "./rules.messages.ts";
import type { RulesSectionsProps } from "./rules-section-props.ts";

interface RankingExampleLineProps {
  readonly ranking: NonNullable<CategoryRulesForm["rankings"]>[number];
  readonly stored: NonNullable<RulesSectionsProps["stored"]>;
}

/** Whom a ranking would hold by the category's entries and results as they are now. */
export function RankingExampleLine({ ranking, stored }: RankingExampleLineProps) {
  const m = useMessages(rulesMessages);
  const format = useFormat();
  const { clock, gender, youngestAge, oldestAge, nationality, division } = useDeferredValue(ranking);
  const { eventId, id, rounding } = stored;
  const tried = {
    eventId,
    id,
    clock,
    gender,
    nationality,
    division,
    ...(youngestAge !== null && { youngestAge }),
    ...(oldestAge !== null && { oldestAge }),
  };
  const { data: reply } = useStaffQuery(categoryRankingTry, tried, { placeholderData: (before) => before });
  if (!reply) return null;
  const { entries, held, ranked, unknown, first } = reply.data;
  const firstOnes = first.map(
    ({ bib, name, nameEn, timeMs }) =>
      `${bib} ${format.text({ th: name, en: nameEn })} ${formatRaceTime(timeMs, rounding)}`,
  );
  return (
    <p className="ranking-example" role="status">
      <strong>{m.wouldHold(format.number(held), format.number(entries))}</strong>
      {ranked > 0 && ` · ${m.firstAre(format.number(ranked), firstOnes.join(" · "))}`}
      {unknown > 0 && ` · ${m.notKnownOf(format.number(unknown))}`}
    </p>
  );
}
