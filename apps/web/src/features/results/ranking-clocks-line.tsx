import type { PublicCategory } from "@time-event/contract/events";
import { clockOf, hasTwoClocks } from "@time-event/domain/results/ranking-clocks";
import { useMessages } from "../../lib/i18n/language.ts";
import { resultsMessages } from "./results.messages.ts";

/** Which clock each ranking of a category follows. */
export function RankingClocksLine({ category }: { readonly category: PublicCategory }) {
  const m = useMessages(resultsMessages);
  if (category.stages.length > 0) return null;
  if (!hasTwoClocks(category)) return <p className="results__clocks">{m.oneClock[category.rankBy]}</p>;
  const rankings = (["overall", "gender", "ageGroup"] as const).filter(
    (ranking) => ranking !== "ageGroup" || category.ageGroups.length > 0,
  );
  const parts = (["gun", "chip"] as const).flatMap((clock) => {
    const names = rankings.filter((ranking) => clockOf(category, ranking) === clock);
    return names.length === 0 ? [] : [m.rankedBy[clock](names.map((name) => m.rankings[name]).join(", "))];
  });
  return <p className="results__clocks">{parts.join(" · ")}</p>;
}
