import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { TellContact } from "./order-letters.ts";
import { forgetOldOrigins } from "./order-shares.queries.ts";
import { expireOrder } from "./order-steps.ts";
import { loadLetterEvent, loadOrder } from "./orders.queries.ts";
import { lockOverdue, lockUntold } from "./due-orders.queries.ts";
import { markReminded } from "./orders.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly tellContact: TellContact;
}

/**
 * Ends every order whose deadline has passed, each in a transaction of its own. Then tells the contacts, also those of orders
 * that somebody opened after their deadline and that expired by that: but for who has taken places again meanwhile.
 */
export function createOrderExpiry({ db, clock, tellContact }: Parts) {
  const expireNext = (): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const now = clock();
      const overdue = await lockOverdue(tx, now);
      if (!overdue) return false;
      await expireOrder(tx, await loadOrder(tx, overdue.eventId, overdue.id), now);
      return true;
    });
  const tellNext = (): Promise<boolean> =>
    db.transaction().execute(async (tx) => {
      const untold = await lockUntold(tx);
      if (!untold) return false;
      const order = await loadOrder(tx, untold.eventId, untold.id);
      // nobody waits for an order in which nothing was chosen, and of a cancelled event nobody is invited to enter again
      const { isCancelled } = await loadLetterEvent(tx, order.eventId);
      if (order.entries.length > 0 && !isCancelled) await tellContact(tx, order, "expired");
      await markReminded(tx, order.id, clock());
      return true;
    });
  return async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && (await expireNext()));
    while (!signal.aborted && (await tellNext()));
    await forgetOldOrigins(db, clock());
  };
}
