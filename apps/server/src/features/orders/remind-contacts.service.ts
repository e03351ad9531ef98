import { remindsOf } from "@time-event/domain/orders/deadlines";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { TellContact } from "./order-letters.ts";
import { paymentsOf } from "./order-payments.ts";
import { loadOrder } from "./orders.queries.ts";
import { lockUnreminded, markReminded } from "./orders.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly tellContact: TellContact;
}

/** Tells contacts that their hold or their time to pay ends soon, once each, one order a transaction. */
export function createReminders({ db, clock, tellContact }: Parts) {
  return async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const found = await db.transaction().execute(async (tx) => {
        const now = clock();
        const due = await lockUnreminded(tx, now, remindsOf);
        if (!due) return false;
        await markReminded(tx, due.id, now);
        const order = await loadOrder(tx, due.eventId, due.id);
        const until = order.deadlineAt!;
        if (order.state === "held") await tellContact(tx, order, "hold-ending", { until });
        else {
          const { balance } = await paymentsOf(tx, order.id, order.quote!.totalSatang);
          const amountSatang = balance.owedSatang;
          await tellContact(tx, order, "payment-reminder", { until, amountSatang });
        }
        return true;
      });
      if (!found) return;
    }
  };
}
