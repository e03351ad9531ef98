import type { OrderRecord } from "@time-event/contract/staff-orders";
import { stateAfter } from "@time-event/domain/orders/order-states";
import { useState } from "react";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { FreeDialog } from "./free-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface OrderActionsProps {
  readonly eventId: number;
  readonly order: OrderRecord;
}

type Asked = "link" | "free" | "cancel";

/** What staff can do with an order in its present state. */
export function OrderActions({ eventId, order }: OrderActionsProps) {
  const m = useMessages(orderDeskMessages);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="order-actions">
      <Button
        type="button"
        outlined
        icon="pi pi-send"
        label={m.sendLink}
        disabled={order.contact.email === ""}
        onClick={() => setAsked("link")}
      />
      {order.state === "awaiting_payment" && (
        <Button type="button" outlined icon="pi pi-gift" label={m.free} onClick={() => setAsked("free")} />
      )}
      {stateAfter(order.state, "cancel") && (
        <Button
          type="button"
          outlined
          severity="danger"
          icon="pi pi-times"
          label={m.cancelOrder}
          onClick={() => setAsked("cancel")}
        />
      )}
      {asked === "link" && <LinkDialog eventId={eventId} order={order} onClose={close} />}
      {asked === "free" && <FreeDialog eventId={eventId} order={order} onClose={close} />}
      {asked === "cancel" && <CancelDialog eventId={eventId} order={order} onClose={close} />}
    </div>
  );
}
