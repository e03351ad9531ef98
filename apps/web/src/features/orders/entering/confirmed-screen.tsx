import { linkWithKey } from "@time-event/contract/call-headers";
import type { OfferedEvent } from "@time-event/contract/order-offers";
import type { Order } from "@time-event/contract/orders";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { enterMessages } from "../enter.messages.ts";
import { PaymentPanel } from "../payment/payment-panel.tsx";
import { SlipForm } from "../posted/slip-form.tsx";

interface ConfirmedScreenProps {
  readonly order: Order;
  readonly orderKey: string | null;
  readonly event: OfferedEvent;
  readonly submitId: string;
}

/** What to pay and how, for a browser without script; with script, the page of the registration follows at once. */
export function ConfirmedScreen({ order, orderKey, event, submitId }: ConfirmedScreenProps) {
  const m = useMessages(enterMessages);
  return (
    <div className="stack">
      <section className="card card--padded enter__confirmed">
        <h1>
          <Icon name="check" /> {m.confirmedTitle}
        </h1>
        <p>
          {m.reference}{" "}
          <b className="figures" translate="no">
            {order.reference}
          </b>
        </p>
        {orderKey !== null && (
          <p>
            {m.keepLink} <a href={linkWithKey("/register/registration", orderKey)}>{m.openRegistration}</a>
          </p>
        )}
      </section>
      {order.payment && <PaymentPanel order={order} payment={order.payment} event={event} />}
      {order.payment && orderKey !== null && <SlipForm order={order} orderKey={orderKey} submitId={submitId} />}
    </div>
  );
}
