import type { Satang } from "@time-event/domain/pricing/fee-tiers";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { closeRefunded } from "./close-refunded.service.ts";
import { payNoteOf, timeToPayText } from "./letter-notes.ts";
import type { TellContact } from "./order-letters.ts";
import { loadBalance } from "./order-payments.ts";
import { expectStep } from "./order-steps.ts";
import { loadLetterEvent, loadOrder } from "./orders.queries.ts";
import { storeState } from "./orders.repository.ts";
import { type Settled, settleIfPaid } from "./settle-order.service.ts";

interface OrderId {
  readonly id: number;
  readonly eventId: number;
}

/** What money does to orders, and what their contacts are told of it. */
export function createPaidOrders(tellContact: TellContact) {
  /** Confirms those that are paid. The caller has locked them, and announces the results after the commit. */
  const settle = (
    tx: Tx,
    orders: readonly OrderId[],
    now: InstantMs,
    { byStaff = false }: { readonly byStaff?: boolean } = {},
  ): Promise<ReadonlyMap<number, Settled>> => settleIfPaid(tx, orders, { now, tellContact, byStaff });

  return {
    settle,

    /**
     * Tells the contact of an order that money has come, and what follows from it: something is still owed, it was too much,
     * too late, or for an order that is no more.
     * @param outcome of settling it: where that confirmed it, letters say already that all is paid
     */
    tellPaid: async (
      tx: Tx,
      { id, eventId }: OrderId,
      amountSatang: Satang,
      outcome: Settled | undefined,
    ): Promise<void> => {
      const order = await loadOrder(tx, eventId, id);
      const balance = await loadBalance(tx, order, order.quote?.totalSatang ?? 0);
      const isWaiting = order.state === "awaiting_payment" || order.state === "confirmed";
      if (isWaiting && balance.owedSatang > 0)
        return tellContact(tx, order, "paid", { amountSatang, remainingSatang: balance.owedSatang });
      if (outcome === "settled" && balance.overpaidSatang === 0) return;
      return tellContact(tx, order, "received", { amountSatang, note: payNoteOf(order, balance) });
    },

    /** Money of an order, which is locked, went back. */
    refund: async (tx: Tx, { id, eventId }: OrderId, amountSatang: Satang, now: InstantMs): Promise<void> => {
      await closeRefunded(tx, [id], now);
      await tellContact(tx, await loadOrder(tx, eventId, id), "refunded", { amountSatang });
    },

    /** It did not go back after all: an order that waits for its payment may be paid by that. */
    undoRefund: async (tx: Tx, { id, eventId }: OrderId, amountSatang: Satang, now: InstantMs): Promise<void> => {
      const order = await loadOrder(tx, eventId, id);
      if (order.state === "refunded") {
        const state = expectStep(order.state, "undo_refund");
        await storeState(tx, id, { at: now, step: "undo_refund", state, deadlineAt: null });
      }
      if (order.state === "awaiting_payment") await settle(tx, [{ id, eventId }], now);
      await tellContact(tx, order, "refund-undone", { amountSatang });
    },

    /** @param reasons in both languages */
    tellTurnedDown: async (
      tx: Tx,
      { id, eventId }: OrderId,
      letter: "slip-refused" | "slip-asked",
      reasons: { readonly th: string; readonly en: string },
    ): Promise<void> => {
      const order = await loadOrder(tx, eventId, id);
      await tellContact(tx, order, letter, {
        reason: reasons[order.language],
        deadline: timeToPayText(order, await loadLetterEvent(tx, eventId)),
      });
    },
  };
}
export type PaidOrders = ReturnType<typeof createPaidOrders>;
