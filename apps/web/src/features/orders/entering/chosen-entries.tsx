import type { Order } from "@time-event/contract/orders";
import { fullName } from "@time-event/domain/entries/full-name";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { AskFirst } from "../../../ui/ask/ask-first.tsx";
import { enterMessages } from "../enter.messages.ts";
import type { Offer } from "../offer.shared.ts";
import { playersStep } from "./steps.ts";

interface ChosenEntriesProps {
  readonly order: Order;
  readonly offers: readonly Offer[];
  /** It is what its screen is about. */
  readonly isTitle?: boolean;
  /** What shows of each entry beside its name. */
  readonly details?: (entry: Order["entries"][number], offer: Offer | undefined) => ReactNode;
}

/** The entries of an order, each with who is in it; one can be changed or taken out. */
export function ChosenEntries({ order, offers, isTitle = false, details }: ChosenEntriesProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  return (
    <section className="enter__section" aria-labelledby="chosen-title">
      {isTitle ? <h1 id="chosen-title">{m.chosen}</h1> : <h2 id="chosen-title">{m.chosen}</h2>}
      <ul role="list" className="card enter__chosen">
        {order.entries.map((entry, index) => {
          const { id, category, team, players } = entry;
          const offer = offers.find(({ code }) => code === category);
          const name = offer ? format.text(offer.name) : category;
          const who = team || players.map(fullName).filter(Boolean).join(", ");
          return (
            <li key={id}>
              <div>
                <b>{name}</b>
                <p className={who ? "" : "soft"}>{who || m.noName}</p>
                {details?.(entry, offer)}
              </div>
              <div className="row enter__chosen-actions">
                <Link to={`?step=${playersStep(index)}`} className="button button--plain button--small">
                  <span aria-hidden="true">{m.edit}</span>
                  <span className="unseen">{m.editEntry(name, who)}</span>
                </Link>
                <AskFirst
                  type="submit"
                  look="plain"
                  small
                  name="drop"
                  value={id}
                  aria-label={m.removeEntry(name, who)}
                  question={who ? m.removeAsk(name, who) : null}
                  yes={m.removeYes}
                  no={m.removeNo}
                >
                  {m.remove}
                </AskFirst>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
