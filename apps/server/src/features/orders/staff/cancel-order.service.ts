import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { orderCancel } from "@time-event/contract/staff-orders";
import { stateAfter } from "@time-event/domain/orders/order-states";
import type { Tx } from "../../../db/connection.ts";
import { Refused } from "../../../http/refusals.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { edit } from "../../edits/edit.service.ts";
import { lockEvent } from "../../edits/locks.queries.ts";
import { withdrawOrdered } from "../../entries/withdraw-ordered.service.ts";
import { announceResults } from "../../results/results.service.ts";
import { freeClaims } from "../claims.ts";
import { closeRefunded } from "../close-refunded.service.ts";
import { openOrder } from "../order-steps.ts";
import { storeState } from "../orders.repository.ts";
import type { StoredOrder } from "../orders.types.ts";
import type { OrderDeskParts } from "./order-desk.types.ts";
import { subjectOf } from "./order-record.service.ts";

type Cancel = typeof orderCancel;

/** @throws NotFound, Refused */
export type CancelOrder = (body: BodyOf<Cancel>, caller: StaffCaller) => Promise<ReplyOf<Cancel>>;

export function createOrderCancelling({ db, clock, tellContact }: Omit<OrderDeskParts, "takeAtDesk">): CancelOrder {
  return async ({ eventId, id, reason }, caller) => {
    const reply = await edit(db, caller, orderCancel, async (tx) => {
      const now = clock();
      // before the order, as every change of the race's entries has it
      await lockEvent(tx, eventId);
      const order = await openOrder(tx, eventId, id, now);
      const state = stateAfter(order.state, "cancel");
      if (!state) throw new Refused(orderCancel, ["fixed"]);
      const withdrawn = await freeAll(tx, order, { at: now, reason, username: caller.username });
      await storeState(tx, id, { at: now, step: "cancel", state, deadlineAt: null });
      // what came for it may have gone back before
      await closeRefunded(tx, [id], now);
      await tellContact(tx, order, "cancelled");
      return {
        reply: { data: { state }, meta: {} },
        change: {
          eventId,
          subject: subjectOf(order),
          before: { state: order.state },
          after: { state, ...(withdrawn.length > 0 && { withdrawn }) },
          reason,
        },
      };
    });
    await announceResults(db, eventId);
    return reply;
  };
}

/** @returns the entries of the race that are withdrawn now */
async function freeAll(
  tx: Tx,
  order: StoredOrder,
  withdrawal: { readonly at: number; readonly reason: string; readonly username: string },
): Promise<number[]> {
  const withdrawn = order.state === "confirmed" ? await withdrawOrdered(tx, order, withdrawal) : [];
  if (!withdrawn) throw new Refused(orderCancel, ["has_reads"]);
  await freeClaims(tx, order);
  return withdrawn;
}
