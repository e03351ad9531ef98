import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { orderRemind } from "@time-event/contract/order-bulk";
import { Refused } from "../../../http/refusals.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { edit } from "../../edits/edit.service.ts";
import { loadBalance } from "../order-payments.ts";
import { openOrder } from "../order-steps.ts";
import type { OrderDeskParts } from "./order-desk.types.ts";
import { subjectOf } from "./order-record.service.ts";

type Remind = typeof orderRemind;

/** @throws NotFound, Refused */
export type RemindOrder = (body: BodyOf<Remind>, caller: StaffCaller) => Promise<ReplyOf<Remind>>;

export function createOrderReminding({ db, clock, tellContact }: OrderDeskParts): RemindOrder {
  return ({ eventId, id }, caller) =>
    edit(db, caller, orderRemind, async (tx) => {
      const order = await openOrder(tx, eventId, id, clock());
      // while a slip waits for a person, nothing ends by the clock
      if (order.state !== "awaiting_payment" || !order.quote || order.deadlineAt === null)
        throw new Refused(orderRemind, ["fixed"]);
      const { owedSatang } = await loadBalance(tx, order, order.quote.totalSatang);
      if (owedSatang === 0) throw new Refused(orderRemind, ["nothing_owed"]);
      if (order.contact.email === "") throw new Refused(orderRemind, ["required"]);
      const until = order.deadlineAt;
      await tellContact(tx, { ...order, isAskedByStaff: true }, "payment-reminder", {
        amountSatang: owedSatang,
        until,
      });
      return {
        reply: { data: { owedSatang, until }, meta: {} },
        change: { eventId, subject: subjectOf(order), after: { owedSatang } },
      };
    });
}
