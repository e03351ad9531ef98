import { asksDaysBefore } from "@time-event/domain/orders/deadlines";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { whoLacksSomething } from "./members/who-lacks-something.ts";
import type { TellContact } from "./order-letters.ts";
import { paymentsOf } from "./order-payments.ts";
import { loadOrder } from "./orders.queries.ts";
import { lockUnasked, lockUnreminded } from "./due-orders.queries.ts";
import { markReminded } from "./orders.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly tellContact: TellContact;
}

/**
 * Tells contacts that their hold or their time to pay ends soon, and before the race what members have not filled in; once
 * each, one order a transaction.
 */
export function createReminders({ db, clock, tellContact }: Parts) {
  const remind = (tx: Tx) => remindOfDeadline(tx, clock(), tellContact);
  const ask = (tx: Tx) => askForMissing(tx, clock(), tellContact);
  return async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      // a deadline comes sooner than a race
      const found = (await db.transaction().execute(remind)) || (await db.transaction().execute(ask));
      if (!found) return;
    }
  };
}

/** @returns whether there was one */
async function remindOfDeadline(tx: Tx, now: InstantMs, tellContact: TellContact): Promise<boolean> {
  const due = await lockUnreminded(tx, now);
  if (!due) return false;
  await markReminded(tx, due.id, now);
  const order = await loadOrder(tx, due.eventId, due.id);
  const until = order.deadlineAt!;
  if (order.state === "held") await tellContact(tx, order, "hold-ending", { until });
  else {
    const { balance } = await paymentsOf(tx, order.id, { state: order.state, totalSatang: order.quote!.totalSatang });
    const amountSatang = balance.owedSatang;
    await tellContact(tx, order, "payment-reminder", { until, amountSatang });
  }
  return true;
}

/** @returns whether there was one */
async function askForMissing(tx: Tx, now: InstantMs, tellContact: TellContact): Promise<boolean> {
  const due = await lockUnasked(tx, now, asksDaysBefore);
  if (!due) return false;
  await markReminded(tx, due.id, now);
  const order = await loadOrder(tx, due.eventId, due.id);
  const names = await whoLacksSomething(tx, order);
  if (names.length > 0) await tellContact(tx, order, "missing", { names: names.join(", ") });
  return true;
}
