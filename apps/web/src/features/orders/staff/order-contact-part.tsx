import type { OrderRecord } from "@time-event/contract/staff-orders";
import { telLink } from "@time-event/domain/entries/phone-number";
import { addressText } from "../address-text.ts";
import { useState } from "react";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useMessages } from "../../../lib/i18n/language.ts";
import { Button } from "../../../ui/staff/control/button.tsx";
import { Fact, Facts } from "../../../ui/staff/facts/facts.tsx";
import { DrawerPart } from "./drawer-part.tsx";
import { EditContactDialog } from "./edit-contact-dialog.tsx";
import { orderDeskMessages } from "./order-desk.messages.ts";

interface OrderContactPartProps {
  readonly eventId: number;
  readonly mayEdit: boolean;
  readonly order: OrderRecord;
  readonly timeZone: string;
}

/** Who made the order, how they are reached, and until when they have time. */
export function OrderContactPart({ eventId, mayEdit, order, timeZone }: OrderContactPartProps) {
  const m = useMessages(orderDeskMessages);
  const format = useFormat();
  const [isEditing, setIsEditing] = useState(false);
  const isOver = order.state === "cancelled" || order.state === "refunded";
  const { contact, isMasked, language, state, deadlineAt } = order;
  const isCallable = !isMasked && contact.phone !== "";
  const isWritable = !isMasked && contact.email !== "";
  return (
    <DrawerPart title={m.contact}>
      <Facts>
        <Fact term={m.name}>{contact.name}</Fact>
        <Fact term={m.phone}>{isCallable ? <a href={telLink(contact.phone)}>{contact.phone}</a> : contact.phone}</Fact>
        <Fact term={m.email}>
          {isWritable ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : contact.email}
        </Fact>
        {order.shipping && (
          <Fact term={m.shipping}>
            {[order.shipping.name, order.shipping.phone].filter(Boolean).join(" · ")}
            <br />
            {addressText(order.shipping)}
          </Fact>
        )}
        <Fact term={m.language}>{m.languages[language]}</Fact>
        {deadlineAt !== null && (state === "held" || state === "awaiting_payment") && (
          <Fact term={m.deadline[state]}>
            <strong className="figures">{format.instant(deadlineAt, timeZone)}</strong>
          </Fact>
        )}
      </Facts>
      {mayEdit && !isMasked && !isOver && (
        <div>
          <Button
            type="button"
            text
            size="small"
            icon="pi pi-pencil"
            label={m.editContact}
            onClick={() => setIsEditing(true)}
          />
        </div>
      )}
      {isEditing && <EditContactDialog eventId={eventId} order={order} onClose={() => setIsEditing(false)} />}
    </DrawerPart>
  );
}
