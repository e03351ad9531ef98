import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { orderFree } from "@time-event/contract/staff-orders";
import { withoutPrice } from "@time-event/domain/orders/free-places";
import { splitTail } from "@time-event/domain/orders/satang-tail";
import { Refused } from "../../../http/refusals.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { edit } from "../../edits/edit.service.ts";
import { announceResults } from "../../results/results.service.ts";
import { openOrder } from "../order-steps.ts";
import { updateQuote } from "../orders.repository.ts";
import { settleIfPaid } from "../settle-order.service.ts";
import type { OrderDeskParts } from "./order-desk.types.ts";
import { subjectOf } from "./order-record.service.ts";

type Free = typeof orderFree;

/** @throws NotFound, Refused */
export type FreePlaces = (body: BodyOf<Free>, caller: StaffCaller) => Promise<ReplyOf<Free>>;

/** Takes the price off an order that waits for its payment; then nothing is owed, and it is confirmed at once. */
export function createFreePlaces({ db, clock, tellContact }: OrderDeskParts): FreePlaces {
  return async ({ eventId, id, kind, reason }, caller) => {
    const reply = await edit(db, caller, orderFree, async (tx) => {
      const now = clock();
      const order = await openOrder(tx, eventId, id, now);
      if (order.state !== "awaiting_payment" || !order.quote) throw new Refused(orderFree, ["fixed"]);
      await updateQuote(tx, id, withoutPrice(splitTail(order.quote).price, kind));
      await settleIfPaid(tx, [{ id, eventId }], { now, tellContact });
      return {
        reply: { data: { state: "confirmed" as const }, meta: {} },
        change: {
          eventId,
          subject: subjectOf(order),
          before: { totalSatang: order.quote.totalSatang },
          after: { totalSatang: 0, kind },
          reason,
        },
      };
    });
    await announceResults(db, eventId);
    return reply;
  };
}
