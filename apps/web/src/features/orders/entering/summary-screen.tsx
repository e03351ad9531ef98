import { needsShipping } from "@time-event/domain/add-ons/chosen-add-ons";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { enterMessages } from "../enter.messages.ts";
import { AddOnFields } from "./add-on-fields.tsx";
import { checkContact } from "./check-entry.ts";
import { addOnsIn, freeNotTaken, isSameChoice, offeredToOrder, shippingIn } from "./chosen-in.ts";
import { ChosenEntries } from "./chosen-entries.tsx";
import { EnterField } from "./enter-field.tsx";
import { EnterForm } from "./enter-form.tsx";
import { CodeField } from "./code-field.tsx";
import { entryDrafts } from "./entry-drafts.ts";
import { typedSoFar } from "./typed-so-far.ts";
import { HoldNotice } from "./hold-notice.tsx";
import { NextBar } from "./next-bar.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import type { OrderScreenProps } from "./screen-props.ts";
import { contactIn, suggestedContact } from "./typed-form.ts";
import type { Typed } from "./typed.ts";
import { TypedDetails } from "./typed-details.tsx";
import { useErrorText } from "./use-error-text.ts";

// few orders have anything to send
const ShippingFields = import.meta.env.SSR
  ? (await import("./shipping-fields.tsx")).ShippingFields
  : later(async () => (await import("./shipping-fields.tsx")).ShippingFields);

/** Everything once more, who is written to, and the confirmation. */
export function SummaryScreen(props: OrderScreenProps) {
  const { event, policies, offers, addOns, questions, payHours, payUntil, entering, submitId, order } = props;
  const m = useMessages(enterMessages);
  const format = useFormat();
  const suggested = suggestedContact(order.contact, order.entries[0]?.players[0]);
  const [start] = useState(() => typedSoFar(entering, order));
  const [typed, setTyped] = useState<Typed>(start);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = checkContact(contactIn(typed, suggested));
  const errorAt = useErrorText({ offer: null, entering, typed, left, found, entry: null });
  const field = (key: "name" | "phone" | "email") => ({
    name: `contact.${key}`,
    value: contactIn(start, suggested)[key],
    error: errorAt(`contact.${key}`),
    maxLength: key === "phone" ? 40 : 120,
  });
  const offered = offeredToOrder(
    addOns,
    order.entries.map(({ category }) => category),
  );
  const notTaken = freeNotTaken(addOns, order.entries);
  const isFree = order.quote.totalSatang === 0;
  return (
    <EnterForm
      entering={entering}
      submitId={submitId}
      main="confirm"
      onTyped={(next) => {
        setTyped(next);
        // what is chosen changes the price: it is asked for at once
        const chosen = addOnsIn(next, "", order.addOns);
        if (!isSameChoice(chosen, order.addOns)) return entering.submit({ ...next, extras: "1" });
        entryDrafts.keep(order.reference, next);
      }}
      onLeft={(name) => setLeft((before) => (before.has(name) ? before : new Set([...before, name])))}
      bar={<NextBar entering={entering} name="confirm" label={isFree ? m.confirmFree : m.confirm} />}
    >
      <div className="enter__title">
        <h1>{m.summary}</h1>
        <p className="soft">{m.summaryLead}</p>
        <HoldNotice entering={entering} />
      </div>
      <ChosenEntries
        order={order}
        offers={offers}
        details={(entry, offer) => (
          <TypedDetails entry={entry} offer={offer} timeZone={event.timeZone} questions={questions} />
        )}
      />
      {notTaken.length > 0 && (
        <p className="enter__failure enter__failure--mild">
          <Icon name="info" />
          {m.notTaken(notTaken.map(({ name }) => format.text(name)).join(", "))}
        </p>
      )}
      {offered.length > 0 && (
        <fieldset className="card card--padded enter__player">
          <legend>{m.extras}</legend>
          <AddOnFields addOns={offered} path="" chosen={addOnsIn(start, "", order.addOns)} errorAt={errorAt} />
          <noscript>
            <Button type="submit" name="extras" value="1" look="quiet" small>
              {m.countAgain}
            </Button>
          </noscript>
        </fieldset>
      )}
      <CodeField order={order} value={start["code"]} error={errorAt("code")} />
      <QuoteLines order={order} offers={{ payHours, payUntil }} timeZone={event.timeZone} />
      <input type="hidden" name="total" value={order.quote.totalSatang} />
      {needsShipping(addOns, order) && (
        <Suspense>
          <ShippingFields
            shipping={shippingIn(start, order.shipping) ?? order.shipping}
            contact={suggested}
            errorAt={errorAt}
          />
        </Suspense>
      )}
      <fieldset className="card card--padded enter__player">
        <legend>{m.contact}</legend>
        <p className="soft">{m.contactLead}</p>
        <div className="enter__fields">
          <EnterField {...field("name")} label={m.contactName} autoComplete="name" />
          <EnterField
            {...field("phone")}
            label={m.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint={m.oneOfTwo}
          />
          <EnterField {...field("email")} label={m.email} type="email" inputMode="email" autoComplete="email" />
        </div>
        {/* told before it is too late, and without script as well */}
        {contactIn(typed, suggested).email === "" && (
          <p className="enter__failure enter__failure--mild" role="status">
            <Icon name="warning" />
            {m.noEmail}
          </p>
        )}
      </fieldset>
      {policies.length > 0 && (
        <p className="enter__policies">
          {m.policiesText}{" "}
          {policies.map(({ policy, kind, name, version }, at) => (
            <span key={kind}>
              <input type="hidden" name={`consents.${policy}`} value={version} />
              {at > 0 && " · "}
              <Link to={`/register/events/${event.slug}/policies/${kind}`} target="_blank">
                {format.text(name)}
              </Link>
            </span>
          ))}
        </p>
      )}
    </EnterForm>
  );
}
