import type { ReactNode } from "react";
import type { EventPage } from "@time-event/contract/events";
import type { Order } from "@time-event/contract/orders";
import { useMessages } from "../../../lib/i18n/language.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Deadline } from "../payment/deadline.tsx";
import { PaymentPanel } from "../payment/payment-panel.tsx";
import { slipMessages } from "../slips/slips.messages.ts";
import { mayPay } from "./may-pay.ts";
import { registrationMessages } from "./registration.messages.ts";
import { wizardPath } from "./wizard-path.ts";

interface NextStepProps {
  readonly order: Order;
  readonly event: EventPage;
}

/** What the contact does next: the most important part of the page in every state. */
export function NextStep({ order, event }: NextStepProps) {
  const m = useMessages(registrationMessages);
  const slips = useMessages(slipMessages);
  const { state, payment, deadlineAt, balance, entries } = order;
  if (event.state === "cancelled" && state !== "cancelled" && state !== "refunded")
    return (
      <>
        {balance.waitingSatang > 0 && <Waiting order={order} text={slips.waitingCancelled} />}
        <ContactLink event={event} />
      </>
    );
  if (payment) return <PaymentPanel order={order} payment={payment} event={event} />;
  if (state === "awaiting_payment" || (state === "confirmed" && balance.owedSatang > 0))
    return balance.waitingSatang > 0 ? (
      <Waiting order={order} text={deadlineAt === null ? slips.waitingText : slips.unreadText}>
        {deadlineAt !== null && <Deadline at={deadlineAt} timeZone={event.timeZone} words={slips.keptUntil} />}
      </Waiting>
    ) : null;
  const isLate = state === "expired" && balance.waitingSatang > 0;
  const { title, text } = isLate
    ? { title: slips.lateTitle, text: slips.lateText }
    : state === "expired" && !mayPay(order)
      ? m.next.draft
      : state === "held" && entries.length === 0
        ? m.next.empty
        : m.next[state];
  return (
    <section className="card next-step" data-state={state} aria-labelledby="next-title">
      <h2 id="next-title">{title}</h2>
      <p>{text}</p>
      {state === "held" && deadlineAt !== null && entries.length > 0 && (
        <Deadline at={deadlineAt} timeZone={event.timeZone} words={m.confirmBy} />
      )}
      {(state === "held" || state === "expired") && (
        <div className="next-step__action no-print">
          <LinkButton look={isLate ? "quiet" : "primary"} to={wizardPath(order.event)}>
            {m.next[state].action}
          </LinkButton>
        </div>
      )}
      {(state === "cancelled" || state === "refunded") && <ContactLink event={event} />}
    </section>
  );
}

function ContactLink({ event: { slug } }: Pick<NextStepProps, "event">) {
  const m = useMessages(registrationMessages);
  return (
    <div className="no-print">
      <LinkButton look="quiet" to={`/register/events/${slug}#contact-title`}>
        {m.contact}
      </LinkButton>
    </div>
  );
}

interface WaitingProps {
  readonly order: Order;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A slip for all of it is being checked: nothing asks for money meanwhile, so that nobody pays twice. */
function Waiting({ order, text, children }: WaitingProps) {
  const m = useMessages(slipMessages);
  return (
    <section className="card next-step" data-state="waiting" aria-labelledby="next-title">
      <h2 id="next-title">{m.waitingTitle}</h2>
      <p>
        {text} {order.contact.email === "" ? m.waitingHere : m.waitingMail}
      </p>
      {children}
    </section>
  );
}
