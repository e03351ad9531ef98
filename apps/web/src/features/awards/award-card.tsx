import { awardCollect, type AwardOfCategory, type CategoryAwards } from "@time-event/contract/awards";
import { useId } from "react";
import { useStaffAction } from "../../lib/api/use-staff-action.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useFailureText } from "../../ui/form/failure-text.ts";
import { Button } from "../../ui/staff/control/button.tsx";
import { awardsMessages } from "./awards.messages.ts";
import { WinnerLine } from "./winner-line.tsx";

interface AwardCardProps {
  readonly eventId: number;
  readonly category: CategoryAwards;
  readonly award: AwardOfCategory;
  /** What each prize of the category is called. */
  readonly titles: ReadonlyMap<string, string>;
}

/** One prize: its winners, whether they have it, and who was passed over. */
export function AwardCard({ eventId, category, award, titles }: AwardCardProps) {
  const m = useMessages(awardsMessages);
  const format = useFormat();
  const failureText = useFailureText();
  const headingId = useId();
  const collect = useStaffAction(awardCollect);
  const { key, winners, skipped, wronglyGiven } = award;
  const title = titles.get(key) ?? key;
  const note = (entryId: number | null, team: string, collected: boolean) =>
    collect.mutate({ eventId, category: category.code, award: key, entryId, team, collected });
  return (
    <section className="award-card" aria-labelledby={headingId}>
      <h3 id={headingId}>
        {title} <small className="soft">{m.places(format.number(award.places))}</small>
      </h3>
      {winners.length === 0 && <p className="soft">{m.nobody}</p>}
      <ol className="award-card__winners" role="list">
        {winners.map((winner) => (
          <WinnerLine
            key={winner.person?.id ?? winner.team}
            {...{ winner, title }}
            rounding={category.rounding}
            isBusy={collect.isPending}
            onCollect={(collected) => note(winner.person?.id ?? null, winner.team, collected)}
          />
        ))}
      </ol>
      {collect.error && (
        <p role="alert" className="award-card__alarm">
          {failureText(collect.error).join(" ")}
        </p>
      )}
      {wronglyGiven.map(({ entryId, team, name }) => (
        <p key={entryId ?? team} className="award-card__alarm">
          {m.wronglyGiven(name)}{" "}
          <Button
            type="button"
            outlined
            size="small"
            className="no-print"
            label={m.takeBack}
            aria-label={m.takeBackOf(name)}
            onClick={() => note(entryId, team, false)}
          />
        </p>
      ))}
      {skipped.length > 0 && (
        <p className="award-card__skipped">
          <strong>{m.skipped}:</strong>{" "}
          {skipped
            .map(({ bib, name, nameEn, won }) => {
              const why = won === null ? m.left : m.won(titles.get(won) ?? won);
              return `${bib} ${format.text({ th: name, en: nameEn })} (${why})`;
            })
            .join(" · ")}
        </p>
      )}
    </section>
  );
}
