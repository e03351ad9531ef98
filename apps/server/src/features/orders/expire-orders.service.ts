import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { Outbox } from "../mail/outbox.service.ts";
import { composeMessage } from "../message-templates/message-templates.service.ts";
import { expireOrder } from "./order-steps.ts";
import { loadOrder, loadOrderEvent } from "./orders.queries.ts";
import { lockOverdue } from "./orders.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly outbox: Outbox;
  readonly publicUrl: () => string;
}

/** Ends every order whose deadline has passed, each in a transaction of its own, and tells its contact. */
export function createOrderExpiry({ db, clock, outbox, publicUrl }: Parts) {
  return async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const found = await db.transaction().execute(async (tx) => {
        const now = clock();
        const overdue = await lockOverdue(tx, now);
        if (!overdue) return false;
        const { id: eventId, slug, nameTh, nameEn } = await loadOrderEvent(tx, { id: overdue.eventId });
        const order = await expireOrder(tx, await loadOrder(tx, eventId, overdue.id), now);
        const { contact, language, reference, entries } = order;
        // nobody waits for an order in which nothing was chosen
        if (contact.email === "" || entries.length === 0) return true;
        const link = `${publicUrl()}/register/events/${slug}`;
        const event = language === "th" ? nameTh : nameEn;
        const message = await composeMessage(tx, "order-expired", language, { event, reference, link });
        await outbox.add(tx, { to: contact.email, ...message });
        return true;
      });
      if (!found) return;
    }
  };
}
