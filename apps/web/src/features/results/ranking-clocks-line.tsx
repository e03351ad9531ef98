import type { PublicCategory } from "@time-event/contract/events";
import { clockOf, hasTwoClocks } from "@time-event/domain/results/ranking-clocks";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { resultsMessages } from "./results.messages.ts";

/** Which clock each ranking of a category follows. */
export function RankingClocksLine({ category }: { readonly category: PublicCategory }) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  if (category.stages.length > 0) return null;
  if (category.handicap) return <p className="results__clocks">{m.handicap[category.handicap.by]}</p>;
  if (!hasTwoClocks(category)) return <p className="results__clocks">{m.oneClock[category.rankBy]}</p>;
  const rankings = (["overall", "gender", "ageGroup"] as const).filter(
    (ranking) => ranking !== "ageGroup" || category.ageGroups.length > 0,
  );
  const parts = (["gun", "chip"] as const).flatMap((clock) => {
    const common = rankings.filter((ranking) => clockOf(category, ranking) === clock);
    const named = (category.rankings ?? []).filter((ranking) => ranking.clock === clock);
    const names = [...common.map((ranking) => m.rankings[ranking]), ...named.map(({ name }) => format.text(name))];
    return names.length === 0 ? [] : [m.rankedBy[clock](names.join(", "))];
  });
  return <p className="results__clocks">{parts.join(" · ")}</p>;
}
