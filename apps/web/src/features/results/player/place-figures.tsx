import type { PlayerPage } from "@time-event/contract/players";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { resultsMessages } from "../results.messages.ts";
import { playerMessages } from "./player.messages.ts";

/** Ranks overall, in the gender and in the age group, each with the number of players. */
export function PlaceFigures({ page: { result, why } }: { readonly page: PlayerPage }) {
  const m = useMessages(playerMessages);
  const { gender } = useMessages(resultsMessages);
  const format = useFormat();
  const figures = [
    { label: m.overall, rank: result.overallRank, of: why.ranked },
    { label: gender[result.gender], rank: result.genderRank, of: why.rankedOfGender },
    {
      label: result.ageGroup ?? "",
      rank: result.ageGroupRank,
      of: why.rankedOfAgeGroup,
      note: why.leftAgeGroup ? m.leftAgeGroup : null,
    },
  ].filter(({ rank, label, note }) => label !== "" && (rank !== null || note));
  if (figures.length === 0) return null;
  return (
    <dl className="places">
      {figures.map(({ label, rank, of, note }) => (
        <div key={label} className="places__one">
          <dt>{label}</dt>
          <dd className="figures">
            {rank === null ? (
              <span className="places__note">{note}</span>
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
