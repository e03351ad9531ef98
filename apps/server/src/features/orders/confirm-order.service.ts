import type { ReplyOf } from "@time-event/contract/endpoint";
import { webRegisterConfirm } from "@time-event/contract/order-keeping";
import { timeToPay } from "@time-event/domain/orders/deadlines";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { Submitted } from "../../http/public-api.ts";
import { Refused } from "../../http/refusals.ts";
import { announceResults } from "../results/results.service.ts";
import { expectComplete } from "./complete-order.ts";
import { keepDeadlines } from "./order-deadlines.service.ts";
import type { TellContact } from "./order-letters.ts";
import { loadBalance } from "./order-payments.ts";
import { quoteOf } from "./order-quote.ts";
import { showOrder } from "./order-reply.ts";
import { expectStep, openOrder } from "./order-steps.ts";
import { loadOrderEvent } from "./orders.queries.ts";
import { storeState } from "./orders.repository.ts";
import { priceWithTail } from "./satang-tails.ts";
import { loadSale } from "./sale.queries.ts";
import { enterOrders } from "./settle-order.service.ts";

/** Confirms orders: from then on their price stays. */
export function createConfirmation({
  db,
  clock,
  tellContact,
}: {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly tellContact: TellContact;
}): Submitted<typeof webRegisterConfirm> {
  return {
    /** @throws NotFound, Refused */
    work: async (tx, { totalSatang }, { key }) => {
      const now = clock();
      const event = await loadOrderEvent(tx, { id: key.eventId });
      const order = await openOrder(tx, key.eventId, Number(key.subject), now);
      const shown = async (): Promise<ReplyOf<typeof webRegisterConfirm>> => ({
        data: await showOrder(tx, event.id, order.id, now),
        meta: {},
      });
      // somebody pressed the button twice
      if (order.state === "awaiting_payment" || order.state === "confirmed") return shown();
      if (order.state === "expired") throw new Refused(webRegisterConfirm, ["hold_ended"]);
      if (order.state !== "held") throw new Refused(webRegisterConfirm, ["fixed"]);
      if (!event.isOpen) throw new Refused(webRegisterConfirm, ["entries_closed"]);

      const sale = await loadSale(tx, event.id);
      const quote = quoteOf(order, sale, now);
      // a fee or a code may have ended since
      if (totalSatang !== undefined && totalSatang !== quote.totalSatang)
        throw new Refused(webRegisterConfirm, ["price_changed"]);
      await expectComplete(tx, event, order, sale, quote.unpriced);
      // an order that expired once may have been paid since
      const { owedSatang } = await loadBalance(tx, order, quote.totalSatang);
      if (owedSatang > 0) {
        const state = expectStep(order.state, "confirm");
        const payMs = timeToPay(now, event.toPay);
        const until = now + payMs;
        const price = await priceWithTail(tx, order, quote, now);
        const amountSatang = owedSatang + price.totalSatang - quote.totalSatang;
        await storeState(tx, order.id, { at: now, step: "confirm", state, deadlineAt: until, payMs, quote: price });
        await keepDeadlines(tx, [{ id: order.id, state }], now);
        await tellContact(tx, order, "registered", { amountSatang, until });
      } else {
        await enterOrders(tx, [{ ...order, quote }], { now, tellContact });
      }
      return shown();
    },
    afterwards: (_sent, { key }) => announceResults(db, key.eventId),
  };
}
