import type { PublicCategory } from "@time-event/contract/events";
import type { Text } from "@time-event/contract/fields";
import type { PlayerPage } from "@time-event/contract/players";
import type { Regrouped } from "@time-event/domain/eligibility/regroup";
import type { Regrouping } from "@time-event/domain/race/race";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon, type IconName } from "../../../ui/icon/icon.tsx";
import { nameIn } from "../../../ui/name/name-in.ts";
import { regroupedText } from "../../events/regrouped-text.shared.ts";
import { explainPlace, fateOf, type Tone } from "./explain-place.ts";
import { whyMessages } from "./why.messages.ts";

interface WhyPlaceProps {
  readonly page: PlayerPage;
  readonly timeZone: string;
  readonly placeName: (code: string) => string;
  readonly category: Pick<PublicCategory, "rankings" | "ageGroups" | "regrouped" | "firstLapM">;
}

const icons: Readonly<Record<Tone, IconName>> = { fact: "check", good: "trophy", warn: "info" };

/** Explains a rank: sentences, and every read with what the rules did with it. */
export function WhyPlace({ page, timeZone, placeName, category }: WhyPlaceProps) {
  const words = useMessages(whyMessages);
  const format = useFormat();
  const clock = (at: number) => format.clock(at, timeZone, true);
  const by = {
    words,
    placeName,
    clock,
    number: (value: number) => format.number(value),
    name: (who: Parameters<typeof nameIn>[1]) => nameIn(format.language, who),
    text: (both: Text) => format.text(both),
    regrouped: (one: Regrouped, why: Regrouping) => regroupedText(one, why, format.language, format.ageRange),
  };
  const sentences = explainPlace(page, by, category);
  const used = page.reads.filter((read) => read.used).length;
  return (
    <section className="player__section why below" aria-labelledby="why-title">
      <h2 id="why-title">{words.title}</h2>
      <p className="soft">{words.intro}</p>
      <ul role="list" className="why__sentences">
        {sentences.map(({ tone, text }) => (
          <li key={text} className={`why__sentence why__sentence--${tone}`}>
            <Icon name={icons[tone]} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {page.reads.length > 0 && (
        <details className="why__reads">
          <summary>{words.readsTitle(used, page.reads.length)}</summary>
          <table className="reads figures">
            <thead>
              <tr>
                <th scope="col">{words.time}</th>
                <th scope="col">{words.place}</th>
                <th scope="col">{words.fate}</th>
              </tr>
            </thead>
            <tbody>
              {page.reads.map((read, at) => (
                <tr key={at} className={read.used ? "reads__read" : "reads__read reads__read--ignored"}>
                  <td>{clock(read.at)}</td>
                  <th scope="row">
                    {placeName(read.checkpoint)}
                    {read.source && <small>{read.source}</small>}
                  </th>
                  <td>
                    <span className="reads__fate">
                      <Icon name={read.used ? "check" : "minus"} />
                      <span>
                        {fateOf(read, words)}
                        {read.lap !== null && ` · ${words.round(read.lap)}`}
                        {read.stage !== null && ` · ${read.stage}`}
                      </span>
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
