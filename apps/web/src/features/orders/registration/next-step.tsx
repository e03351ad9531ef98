import type { EventPage } from "@time-event/contract/events";
import type { Order } from "@time-event/contract/orders";
import { useMessages } from "../../../lib/i18n/language.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Deadline } from "../payment/deadline.tsx";
import { PaymentPanel } from "../payment/payment-panel.tsx";
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
  if (state === "awaiting_payment") {
    return payment && <PaymentPanel order={order} payment={payment} event={event} />;
  }
  const { title, text } = m.next[state];
  return (
    <section className="card next-step" data-state={state} aria-labelledby="next-title">
      <h2 id="next-title">{title}</h2>
      <p>{text}</p>
      {state === "held" && deadlineAt !== null && (
        <Deadline at={deadlineAt} timeZone={event.timeZone} words={m.confirmBy} />
      )}
      {(state === "held" || state === "expired") && (
        <div className="no-print">
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
