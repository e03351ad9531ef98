import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { TellContact } from "./order-letters.ts";
import { expireOrder } from "./order-steps.ts";
import { loadOrder } from "./orders.queries.ts";
import { lockOverdue } from "./orders.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly tellContact: TellContact;
}

/** Ends every order whose deadline has passed, each in a transaction of its own, and tells its contact. */
export function createOrderExpiry({ db, clock, tellContact }: Parts) {
  return async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const found = await db.transaction().execute(async (tx) => {
        const now = clock();
        const overdue = await lockOverdue(tx, now);
        if (!overdue) return false;
        const order = await expireOrder(tx, await loadOrder(tx, overdue.eventId, overdue.id), now);
        // nobody waits for an order in which nothing was chosen
        if (order.entries.length > 0) await tellContact(tx, order, "expired");
        return true;
      });
      if (!found) return;
    }
  };
}
