import { Suspense } from "react";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { enterMessages } from "../enter.messages.ts";
import { registrationPath } from "../order-keys.ts";
import { ChosenEntries } from "./chosen-entries.tsx";
import { EnterForm } from "./enter-form.tsx";
import { HoldNotice } from "./hold-notice.tsx";
import { NextBar } from "./next-bar.tsx";
import { OfferRow } from "./offer-row.tsx";
import type { ScreenProps } from "./screen-props.ts";
import { useFreshOffers } from "../use-fresh-offers.shared.ts";

// few events hide a category
const OpeningCode = import.meta.env.SSR
  ? (await import("./opening-code.tsx")).OpeningCode
  : later(async () => (await import("./opening-code.tsx")).OpeningCode);

/** What can be chosen, and what was: each choice holds a place at once. */
export function CategoriesScreen({ event, offers: loaded, opensByCode, entering, submitId }: ScreenProps) {
  const m = useMessages(enterMessages);
  const format = useFormat();
  const { order, former } = entering;
  const all = useFreshOffers(event.slug, loaded, entering);
  const offers = all.filter(({ hidden, code }) => !hidden || order?.opened.includes(code));
  const isClosed = offers.every(({ whyNot }) => whyNot.includes("entries_closed"));
  const hasEntries = order !== null && order.entries.length > 0;
  return (
    <EnterForm
      entering={entering}
      submitId={submitId}
      main="next"
      hasFields={false}
      bar={hasEntries && <NextBar entering={entering} name="next" label={m.next} />}
    >
      {former && (
        <p className="card card--padded enter__former">
          <span>
            <b>{m.formerTitle(former.reference)}</b> <span className="soft">{m.formerState[former.state]}</span>
          </span>
          <LinkButton small look="quiet" to={registrationPath(former.reference)}>
            {m.openFormer}
          </LinkButton>
        </p>
      )}
      <HoldNotice entering={entering} />
      {hasEntries && <ChosenEntries order={order} offers={all} isTitle />}
      {isClosed ? (
        <EmptyState icon="calendar" level={hasEntries ? 2 : 1} title={m.closedTitle}>
          {m.closedText} <Link to={`/register/events/${event.slug}`}>{m.backToEvent}</Link>
        </EmptyState>
      ) : (
        <section className="enter__section" aria-labelledby="offers-title">
          {hasEntries ? <h2 id="offers-title">{m.addMore}</h2> : <h1 id="offers-title">{m.choose}</h1>}
          {!hasEntries && <p className="soft">{m.chooseText}</p>}
          <ul role="list" className="card enter__offers">
            {offers.map((offer) => (
              <OfferRow key={offer.code} offer={offer} isMore={hasEntries} busy={entering.busy} />
            ))}
          </ul>
          {opensByCode && (
            <Suspense>
              <OpeningCode
                entering={entering}
                opened={offers.flatMap(({ hidden, name }) => (hidden ? [format.text(name)] : []))}
              />
            </Suspense>
          )}
        </section>
      )}
    </EnterForm>
  );
}
