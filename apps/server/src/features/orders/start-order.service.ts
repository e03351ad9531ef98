import { webRegisterSave } from "@time-event/contract/orders";
import { isEmailAddress } from "@time-event/domain/entries/email-address";
import { holdsThaiId } from "@time-event/domain/entries/thai-id";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import type { OrderContact } from "@time-event/contract/orders";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Submitted } from "../../http/public-api.ts";
import { Refused } from "../../http/refusals.ts";
import { issueOrderKey } from "../keys/issued-keys.service.ts";
import { renewKey } from "./order-keys.ts";
import { showOrder } from "./order-reply.ts";
import { deadlineOf, openOrder } from "./order-steps.ts";
import { loadOrderEvent } from "./orders.queries.ts";
import { insertOrder, updateContact, updateDeadline } from "./orders.repository.ts";
import { makeReference } from "./reference.ts";

/** Begins orders, and changes who is written to about them. */
export function createStartOrder(clock: () => InstantMs): Submitted<typeof webRegisterSave> {
  return {
    /** @throws NotFound, Refused */
    work: async (tx, { event: slug, contact: typed, language, key: keyWish }, caller) => {
      const now = clock();
      const contact = typed && contactOfForm(typed);
      const event = await loadOrderEvent(tx, { slug });
      if (caller.key) {
        const order = await openOrder(tx, caller.key.eventId, Number(caller.key.subject), now);
        if (contact) {
          if (order.state === "cancelled" || order.state === "refunded") throw new Refused(webRegisterSave, ["fixed"]);
          await updateContact(tx, order.id, contact, language);
        }
        if (order.state === "held") await updateDeadline(tx, order.id, deadlineOf(order, now));
        const key = keyWish === "renew" ? await renewKey(tx, order, now) : null;
        return { data: { key, order: await showOrder(tx, order.eventId, order.id, now) }, meta: {} };
      }

      if (!event.isOpen) throw new Refused(webRegisterSave, ["entries_closed"]);
      const order = {
        eventId: event.id,
        reference: makeReference(),
        contact: contact ?? nobody,
        language,
        heldAt: now,
      };
      const id = await insertOrder(tx, { ...order, deadlineAt: deadlineOf(order, now) });
      const key = await issueOrderKey(tx, { ...order, id });
      return { data: { key, order: await showOrder(tx, event.id, id, now) }, meta: {} };
    },
  };
}

const nobody: OrderContact = { name: "", phone: "", email: "" };

/** @throws Refused with every wrong field */
function contactOfForm(typed: OrderContact): OrderContact {
  const contact = { name: tidyText(typed.name), phone: tidyText(typed.phone), email: tidyText(typed.email) };
  const ids = Object.entries(contact).filter(([, value]) => holdsThaiId(value));
  const problems = [
    ...ids.map(([field]) => ({ path: `contact.${field}`, code: "thai_id" }) as const),
    ...(contact.email !== "" && !isEmailAddress(contact.email)
      ? [{ path: "contact.email", code: "bad_email" } as const]
      : []),
  ];
  if (problems.length > 0) throw new Refused(webRegisterSave, problems);
  return contact;
}
