import type { EventPage } from "@time-event/contract/events";
import type { Order } from "@time-event/contract/orders";
import { Suspense, useEffect, useRef, useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { later } from "../../../lib/page/later.ts";
import { LateFold } from "../../../ui/fold/late-fold.tsx";
import { isRaceNear } from "../protests/is-race-near.ts";
import { keptTickets } from "../tickets/kept-tickets.ts";
import { LaterTickets } from "../tickets/later-tickets.ts";
import { ticketsOf } from "../tickets/tickets-of.ts";
import { EntryList } from "./entry-list.tsx";
import { mayPay } from "./may-pay.ts";
import { NextStep } from "./next-step.tsx";
import { OtherOrders } from "./other-orders.tsx";
import { PriceLines } from "./price-lines.tsx";
import { PrivateLink } from "./private-link.tsx";
import { RegistrationHead } from "./registration-head.tsx";
import { registrationMessages } from "./registration.messages.ts";
import { StickyAction } from "./sticky-action.tsx";
import { Timeline } from "./timeline.tsx";
import type { OpenRegistration as Opened } from "./use-registration.ts";

// whoever has paid, or has not chosen yet, sends none
const SendSlip = later(async () => (await import("../slips/send-slip.tsx")).SendSlip);
const SlipNotice = later(async () => (await import("../slips/slip-notice.tsx")).SlipNotice);
const TransferList = later(async () => (await import("../slips/transfer-list.tsx")).TransferList);

const TeamMembers = later(async () => (await import("../members/team-members.tsx")).TeamMembers);

// nobody protests before there are results
const OwnProtests = later(async () => (await import("../protests/own-protests.tsx")).OwnProtests);

const hasRace = ({ state }: Order, { startsOn }: EventPage) => state === "confirmed" && isRaceNear(startsOn);

/** One person with a place of their own has nobody to send links to. */
function hasMembers({ entries }: Order): boolean {
  return entries.length > 1 || entries.some(({ team, players }) => team !== "" || players.length !== 1);
}

// few contacts need a tax ID on their receipt
const ReceiptToForm = later(async () => (await import("./receipt-to-form.tsx")).ReceiptToForm);

/** It gets a receipt, which is not issued yet: after that it stays as it is. */
const mayNameReceipt = ({ state, receipt, quote }: Order) =>
  receipt === null &&
  quote.totalSatang > 0 &&
  (state === "held" || state === "awaiting_payment" || state === "confirmed");

/** A whole order as its contact sees it. */
export function OpenRegistration({ orderKey, order, event, isOld, take, reload }: Opened) {
  const m = useMessages(registrationMessages);
  const top = useRef<HTMLDivElement>(null);
  const [isSlipChosen, setSlipChosen] = useState(false);
  const [slipsSent, setSlipsSent] = useState(0);
  // what becomes of the slip stands at the top. The focus alone scrolls to nothing that begins above the screen and ends below it.
  useEffect(() => {
    if (slipsSent === 0) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [slipsSent]);
  const tickets = ticketsOf(order, event);
  useEffect(() => keptTickets.keep(order.reference, ticketsOf(order, event)), [order, event]);
  return (
    <article className="registration">
      <RegistrationHead order={order} event={event} />
      {isOld && (
        <p className="registration__old" role="status">
          {m.notNewest}
        </p>
      )}
      <div className="registration__columns">
        <div className="registration__column">
          <div ref={top} className="registration__top" tabIndex={-1}>
            {order.transfers.length > 0 && (
              <Suspense>
                <SlipNotice order={order} />
              </Suspense>
            )}
            <NextStep order={order} event={event} />
          </div>
          {/* nothing else leads back to it */}
          {order.contact.email === "" && <PrivateLink order={order} orderKey={orderKey} />}
          {hasRace(order, event) && (
            <Suspense>
              <OwnProtests reference={order.reference} orderKey={orderKey} timeZone={event.timeZone} />
            </Suspense>
          )}
          {tickets && (
            <Suspense>
              <LaterTickets tickets={tickets} />
            </Suspense>
          )}
          {order.transfers.length > 0 && (
            <Suspense>
              <TransferList order={order} orderKey={orderKey} timeZone={event.timeZone} onChanged={take} />
            </Suspense>
          )}
          {mayPay(order) && (
            <Suspense>
              <SendSlip
                order={order}
                orderKey={orderKey}
                timeZone={event.timeZone}
                onSent={(sent) => {
                  take(sent);
                  setSlipsSent(slipsSent + 1);
                }}
                onChosen={setSlipChosen}
              />
            </Suspense>
          )}
        </div>
        <div className="registration__column">
          <EntryList order={order} event={event} orderKey={orderKey} reload={() => void reload()} />
          {hasMembers(order) && (
            <Suspense>
              <TeamMembers order={order} event={event} orderKey={orderKey} />
            </Suspense>
          )}
          <PriceLines order={order} orderKey={orderKey} />
          {mayNameReceipt(order) && (
            <LateFold className="card receipt-to no-print" summary={m.receiptTo.title}>
              <ReceiptToForm order={order} orderKey={orderKey} onSaved={take} />
            </LateFold>
          )}
          <Timeline {...order} isFree={order.quote.totalSatang === 0} timeZone={event.timeZone} />
          {order.contact.email !== "" && <PrivateLink order={order} orderKey={orderKey} />}
          <OtherOrders reference={order.reference} />
        </div>
      </div>
      {!isSlipChosen && event.state !== "cancelled" && <StickyAction order={order} />}
    </article>
  );
}
