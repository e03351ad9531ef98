import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { orderLinkSend } from "@time-event/contract/staff-orders";
import { Refused } from "../../../http/refusals.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { edit } from "../../edits/edit.service.ts";
import { endKeys } from "../order-keys.ts";
import { loadOrder } from "../orders.queries.ts";
import type { OrderDeskParts } from "./order-desk.types.ts";
import { subjectOf } from "./order-record.service.ts";

type Send = typeof orderLinkSend;

/** @throws NotFound, Refused */
export type SendLink = (body: BodyOf<Send>, caller: StaffCaller) => Promise<ReplyOf<Send>>;

export function createLinkSending({ db, clock, tellContact }: OrderDeskParts): SendLink {
  return ({ eventId, id, endEarlier }, caller) =>
    edit(db, caller, orderLinkSend, async (tx) => {
      const order = await loadOrder(tx, eventId, id, { lock: true });
      if (order.contact.email === "") throw new Refused(orderLinkSend, ["required"]);
      // where the links of before went to somebody else; the letter is written after it, so that its own link opens
      if (endEarlier) await endKeys(tx, order, clock(), caller.username);
      await tellContact(tx, { ...order, isAskedByStaff: true }, "link");
      return {
        reply: { data: null, meta: {} },
        change: { eventId, subject: subjectOf(order), after: { endEarlier } },
      };
    });
}
