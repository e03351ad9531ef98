import "./public.css";
import type { Text } from "@time-event/contract/fields";
import type { PublishedPlace } from "@time-event/contract/published-list";
import type { Rounding } from "@time-event/domain/time/race-time";
import { Fragment } from "react";
import { useFormat } from "../../lib/i18n/format.ts";
import { useMessages } from "../../lib/i18n/language.ts";
import { useResultText } from "../results/use-result-text.shared.ts";
import { publicMessages } from "./public.messages.ts";

interface PublishedHistoryProps {
  /** As the player is numbered now. */
  readonly bib: string;
  readonly places: readonly PublishedPlace[];
  readonly rounding: Rounding;
  readonly timeZone: string;
  /** The rankings that the category names and everybody may see. */
  readonly rankings?: readonly { readonly code: string; readonly name: Text }[] | undefined;
}

/** What each published list said of a player, and why there was another one. */
export function PublishedHistory({ bib, places, rounding, timeZone, rankings = [] }: PublishedHistoryProps) {
  const m = useMessages(publicMessages);
  const format = useFormat();
  const resultOf = useResultText();
  if (places.length === 0) return null;
  return (
    <section className="player__section below">
      <h2>{m.history}</h2>
      <ol className="published-history">
        {places.map(({ number, state, reason, madeAt, overallRank, genderRank, ageGroupRank, ...line }) => (
          <li key={number}>
            <strong>
              {m.number(format.number(number))} · {m.states[state]}
            </strong>{" "}
            <span className="figures">
              {[
                line.bib !== bib && `BIB ${line.bib}`,
                resultOf(line, rounding),
                overallRank !== null && m.place(format.number(overallRank)),
                genderRank !== null && m.genderPlace(format.number(genderRank)),
                ageGroupRank !== null && m.groupPlace(format.number(ageGroupRank)),
                ...rankings.map(({ code, name }) => {
                  const rank = line.named?.[code];
                  return rank ? `${format.text(name)} ${format.number(rank)}` : "";
                }),
              ]
                .filter(Boolean)
                .map((part, at) => (
                  <Fragment key={String(part)}>
                    {at > 0 && " · "}
                    <span className="name-part">{part}</span>
                  </Fragment>
                ))}
            </span>
            <br />
            <small className="soft">
              {format.instant(madeAt, timeZone)}
              {reason && ` · ${reason}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
