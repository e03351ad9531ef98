import type { CategoryRulesForm } from "@time-event/contract/categories";
import { conditionsOf, type RankingCondition } from "@time-event/domain/race/named-rankings";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useMessages } from "../../../lib/i18n/language.ts";
import { rulesMessages } from "./rules.messages.ts";

type Ranking = NonNullable<CategoryRulesForm["rankings"]>[number];

const gunMs = 41 * 60_000;
const chipMs = gunMs - 30_000;

/** Whom a ranking is for and what counts in it, told by an example that follows what is set: also before anybody has entered. */
export function RankingSaidLine({ ranking }: { readonly ranking: Ranking }) {
  const m = useMessages(rulesMessages);
  const { gender, youngestAge, oldestAge, nationality, division, clock } = ranking;
  const words: Readonly<Record<RankingCondition, () => string>> = {
    gender: () => m.genders[gender],
    age: () => m.rankingAges(age(youngestAge), age(oldestAge)),
    nationality: () => m.nationalities[nationality],
    division: () => `${m.division} “${division}”`,
  };
  const asked = conditionsOf(ranking).map((each) => words[each]());
  const [gun, chip] = [gunMs, chipMs].map((ms) => formatRaceTime(ms, "none"));
  return <p className="soft">{m.rankingSaid(asked.join(" · "), gun!, chip!, clock === "gun" ? gun! : chip!)}</p>;
}

/** A field that is being typed is NaN. */
function age(years: number | null): number | null {
  return years === null || Number.isNaN(years) ? null : years;
}
