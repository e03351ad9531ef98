import type { PublicCategory, PublicCheckpoint } from "@time-event/contract/events";
import { rankingBasis } from "@time-event/domain/results/ranking-basis";
import { clockOf, hasTwoClocks } from "@time-event/domain/results/ranking-clocks";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { isLapCourse } from "./list/shown-result.ts";
import { resultsMessages } from "./results.messages.ts";

interface RankingClocksLineProps {
  readonly category: PublicCategory;
  readonly checkpoints: readonly PublicCheckpoint[];
}

/** What decides places in a category, and which clock each of its rankings follows. */
export function RankingClocksLine({ category, checkpoints }: RankingClocksLineProps) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  const basis = rankingBasis(category, isLapCourse(category, checkpoints));
  if (basis !== "time" && basis !== "laps") {
    const allowances = basis === "stages" && category.handicap ? ` · ${m.basis[category.handicap.by]}` : "";
    return <p className="results__clocks">{m.basis[basis] + allowances}</p>;
  }
  if (!hasTwoClocks(category)) {
    return <p className="results__clocks">{(basis === "laps" ? m.lapsThen : m.oneClock)[category.rankBy]}</p>;
  }
  const rankings = (["overall", "gender", "ageGroup"] as const).filter(
    (ranking) => ranking !== "ageGroup" || category.ageGroups.length > 0,
  );
  const parts = (["gun", "chip"] as const).flatMap((clock) => {
    const common = rankings.filter((ranking) => clockOf(category, ranking) === clock);
    const named = (category.rankings ?? []).filter((ranking) => ranking.clock === clock);
    const names = [...common.map((ranking) => m.rankings[ranking]), ...named.map(({ name }) => format.text(name))];
    return names.length === 0 ? [] : [m.rankedBy[clock](names.join(", "))];
  });
  return <p className="results__clocks">{[...(basis === "laps" ? [m.lapsFirst] : []), ...parts].join(" · ")}</p>;
}
