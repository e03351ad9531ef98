import type { EventPage } from "@time-event/contract/events";
import type { Order } from "@time-event/contract/orders";
import type { ReactNode } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Deadline } from "../payment/deadline.tsx";
import { PaymentPanel } from "../payment/payment-panel.tsx";
import { slipMessages } from "../slips/slips.messages.ts";
import { registrationMessages } from "./registration.messages.ts";
import { wizardPath } from "./wizard-path.ts";

interface NextStepProps {
  readonly order: Order;
  readonly event: EventPage;
}

/** What the contact does next: the most important part of the page in every state. */
export function NextStep({ order, event }: NextStepProps) {
  const m = useMessages(registrationMessages);
  const { state, payment, deadlineAt } = order;
  if (payment) {
    const panel = <PaymentPanel order={order} payment={payment} event={event} />;
    return order.balance.waitingSatang >= payment.owedSatang ? <Waiting>{panel}</Waiting> : panel;
  }
  if (state === "awaiting_payment") return null;
  const { title, text } = m.next[state];
  return (
    <section className="card next-step" data-state={state} aria-labelledby="next-title">
      <h2 id="next-title">{title}</h2>
      <p>{text}</p>
      {state === "held" && deadlineAt !== null && (
        <Deadline at={deadlineAt} timeZone={event.timeZone} words={m.confirmBy} />
      )}
      {(state === "held" || state === "expired") && (
        <div className="next-step__action no-print">
          <LinkButton to={wizardPath(order.event)}>{m.next[state].action}</LinkButton>
        </div>
      )}
      {(state === "cancelled" || state === "refunded") && (
        <div className="no-print">
          <LinkButton look="quiet" to={`/register/events/${order.event}#contact-title`}>
            {m.contact}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

/** A slip for all of it is being checked: how to pay stands behind a press, so that nobody pays twice. */
function Waiting({ children }: { readonly children: ReactNode }) {
  const m = useMessages(slipMessages);
  return (
    <>
      <section className="card next-step" data-state="waiting" aria-labelledby="next-title">
        <h2 id="next-title">{m.waitingTitle}</h2>
        <p>{m.waitingText}</p>
      </section>
      <details className="registration__again no-print">
        <summary>{m.payAnyway}</summary>
        {children}
      </details>
    </>
  );
}
