import type { Satang } from "@time-event/domain/pricing/fee-tiers";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import type { TellContact } from "./order-letters.ts";
import { loadBalance, paymentsOf } from "./order-payments.ts";
import { expectStep } from "./order-steps.ts";
import { loadOrder } from "./orders.queries.ts";
import { storeState } from "./orders.repository.ts";
import type { StoredOrder } from "./orders.types.ts";
import { type Settled, settleIfPaid } from "./settle-order.service.ts";

interface OrderId {
  readonly id: number;
  readonly eventId: number;
}

/** What money does to orders, and what their contacts are told of it. */
export function createPaidOrders(tellContact: TellContact) {
  return {
    /** Confirms those that are paid. The caller has locked them, and announces the results after the commit. */
    settle: (
      tx: Tx,
      orders: readonly OrderId[],
      now: InstantMs,
      { byStaff = false }: { readonly byStaff?: boolean } = {},
    ): Promise<ReadonlyMap<number, Settled>> => settleIfPaid(tx, orders, { now, tellContact, byStaff }),

    /** Tells the contact of an order that money has come, unless a letter says already that all is paid. */
    tellPaid: async (tx: Tx, { id, eventId }: OrderId, amountSatang: Satang): Promise<void> => {
      const order = await loadOrder(tx, eventId, id);
      const { owedSatang: remainingSatang } = await loadBalance(tx, id, order.quote?.totalSatang ?? 0);
      if (remainingSatang > 0) await tellContact(tx, order, "paid", { amountSatang, remainingSatang });
    },

    /** Money of an order, which is locked, went back. The end of one that was cancelled, when nothing is left of its money. */
    refund: async (tx: Tx, { id, eventId }: OrderId, amountSatang: Satang, now: InstantMs): Promise<void> => {
      const order = await loadOrder(tx, eventId, id);
      if (order.state === "cancelled" && (await isAllBack(tx, order))) {
        await storeState(tx, id, {
          at: now,
          step: "refund",
          state: expectStep(order.state, "refund"),
          deadlineAt: null,
        });
      }
      await tellContact(tx, order, "refunded", { amountSatang });
    },

    /** @param reasons in both languages */
    tellTurnedDown: async (
      tx: Tx,
      { id, eventId }: OrderId,
      letter: "slip-refused" | "slip-asked",
      reasons: { readonly th: string; readonly en: string },
    ): Promise<void> => {
      const order = await loadOrder(tx, eventId, id);
      await tellContact(tx, order, letter, { reason: reasons[order.language] });
    },
  };
}
export type PaidOrders = ReturnType<typeof createPaidOrders>;

/** Is nothing of an order's money left, and none on its way that somebody has yet to verify? */
async function isAllBack(tx: Tx, { id, state, quote }: StoredOrder): Promise<boolean> {
  const { balance } = await paymentsOf(tx, id, { state, totalSatang: quote?.totalSatang ?? 0 });
  return balance.verifiedSatang === balance.refundedSatang && balance.waitingSatang === 0;
}
