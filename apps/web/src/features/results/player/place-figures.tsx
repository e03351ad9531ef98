import type { PublicCategory } from "@time-event/contract/events";
import type { PlayerPage } from "@time-event/contract/players";
import {
  clockOf,
  hasTwoClocks,
  namedRanking,
  officialMsIn,
  type RankingName,
} from "@time-event/domain/results/ranking-clocks";
import { formatRaceTime } from "@time-event/domain/time/race-time";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { resultsMessages } from "../results.messages.ts";
import { playerMessages } from "./player.messages.ts";

interface PlaceFiguresProps {
  readonly page: PlayerPage;
  readonly category: PublicCategory;
}

/** Ranks overall, in the gender, in the age group and in named rankings, each with the number of players; where they follow two clocks, with the clock and the time. */
export function PlaceFigures({ page: { result, why }, category }: PlaceFiguresProps) {
  const m = useMessages(playerMessages);
  const { gender, mixedTeams, clocks } = useMessages(resultsMessages);
  const format = useFormat();
  const clockAndTime = (ranking: RankingName) => {
    const ms = officialMsIn(category, ranking, result);
    const time = ms === null ? "" : formatRaceTime(ms, category.rounding);
    return hasTwoClocks(category) && category.stages.length === 0
      ? `${clocks[clockOf(category, ranking)]} ${time}`
      : "";
  };
  // only relays have legs of their own in a result: one of men and women is of neither gender
  const genderLabel = result.legs && result.gender === "X" ? mixedTeams : gender[result.gender];
  const named = (category.rankings ?? []).map(({ code, name }) => {
    const { rank = null, ranked = 0 } = why.named.find((each) => each.code === code) ?? {};
    return { ranking: namedRanking(code), label: format.text(name), rank, of: ranked };
  });
  const figures = [
    { ranking: "overall", label: m.overall, rank: result.overallRank, of: why.ranked },
    { ranking: "gender", label: genderLabel, rank: result.genderRank, of: why.rankedOfGender },
    {
      ranking: "ageGroup",
      label: result.ageGroup === null ? "" : format.ageGroup(result.ageGroup),
      rank: result.ageGroupRank,
      of: why.rankedOfAgeGroup,
      note: why.leftAgeGroup ? m.leftAgeGroup(format.number(category.winnersLeaveAgeGroups)) : null,
    },
    ...named,
  ] as const;
  const shown = figures.filter(
    (figure) => figure.label !== "" && (figure.rank !== null || ("note" in figure && figure.note)),
  );
  if (shown.length === 0) return null;
  return (
    <dl className="places">
      {shown.map(({ ranking, label, rank, of, ...figure }) => (
        <div key={ranking} className="places__one">
          <dt>
            {label}
            {rank !== null && clockAndTime(ranking) && (
              <small className="places__clock figures">{clockAndTime(ranking)}</small>
            )}
          </dt>
          <dd className="figures">
            {rank === null ? (
              <span className="places__note">{"note" in figure && figure.note}</span>
            ) : (
              <>
                <strong>{format.number(rank)}</strong>
                <span className="places__of"> / {format.number(of)}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
