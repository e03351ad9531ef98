import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  type LatePayment,
  type latePaymentList,
  latePaymentPlace,
  type Refund,
  refundDecide,
  type refundList,
  refundPay,
  refundReverse,
  refundSave,
} from "@time-event/contract/refunds";
import { eventsWith, may } from "@time-event/domain/access/permissions";
import { needsSecondPerson, refundableSatang } from "@time-event/domain/payments/refunds";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../../db/connection.ts";
import { NotFound, Refused } from "../../../http/refusals.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { changeOf, edit, expectSeen } from "../../edits/edit.service.ts";
import { openOrders } from "../../orders/opened-orders.service.ts";
import type { PaidOrders } from "../../orders/paid-orders.service.ts";
import { whyNotEntering, whyNotPlaced } from "../../orders/placing-again.service.ts";
import { announceResults } from "../../results/results.service.ts";
import {
  countLatePayments,
  countRefunds,
  findOrder,
  findSent,
  listLatePayments,
  listRefunds,
  lockRefund,
  orderOfRefund,
  pendingSatang,
  refundedAloneSatang,
  type Window,
} from "./refunds.queries.ts";
import {
  insertRefund,
  insertRefundLine,
  storeRefundPaid,
  storeRefundState,
  takeBackRefund,
} from "./refunds.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly paidOrders: PaidOrders;
}

const about = ({ id, reference }: Refund) => ({ kind: "refund", id, name: reference });

/** Money that has no place: its order gets places again, or the money goes back. */
export function createRefunds({ db, clock, paidOrders }: Parts) {
  return {
    listLate: async (
      { eventId, orderId, ...window }: OfEvent & Window & { readonly orderId?: number | undefined },
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof latePaymentList>> => {
      const meant = { events: eventsOf(caller, eventId), orderId };
      const data: LatePayment[] = [];
      // one after another: each keeps its persons for a moment
      for (const late of await listLatePayments(db, meant, window)) data.push(await withRightProposal(late));
      return { data, meta: { total: await countLatePayments(db, meant) } };
    },

    /** @throws Refused */
    place: async ({ eventId, orderId }: BodyOf<typeof latePaymentPlace>, caller: StaffCaller) => {
      const now = clock();
      const reply = await edit(db, caller, latePaymentPlace, async (tx) => {
        if (!(await findOrder(tx, eventId, orderId)))
          throw new Refused(latePaymentPlace, [{ path: "orderId", code: "unknown" }]);
        const [order] = await openOrders(tx, [orderId], now);
        if (order.state !== "expired") throw new Refused(latePaymentPlace, ["fixed"]);
        const outcome = (await paidOrders.settle(tx, [order], now, { byStaff: true })).get(orderId);
        if (outcome !== "settled") {
          const reasons = outcome === "late" ? await whyNotPlaced(tx, order) : [];
          throw new Refused(latePaymentPlace, reasons.length > 0 ? reasons : ["fixed"]);
        }
        const state = "confirmed" as const;
        return {
          reply: { data: { state }, meta: {} },
          change: {
            eventId,
            subject: { kind: "order", id: orderId, name: order.reference },
            before: { state: order.state },
            after: { state },
          },
        };
      });
      await announceResults(db, eventId);
      return reply;
    },

    list: async (
      { eventId, state, ...window }: OfEvent & Window & { readonly state?: Refund["state"] | undefined },
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof refundList>> => {
      const events = eventsOf(caller, eventId);
      return {
        data: await listRefunds(db, events, state, window),
        meta: { total: await countRefunds(db, events, state) },
      };
    },

    /** @throws Refused */
    save: (
      { eventId, orderId, formId, leftSatang, ...form }: BodyOf<typeof refundSave>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof refundSave>> =>
      edit(db, caller, refundSave, async (tx) => {
        const now = clock();
        if (!(await findOrder(tx, eventId, orderId)))
          throw new Refused(refundSave, [{ path: "orderId", code: "unknown" }]);
        const left = await refundable(tx, orderId, null, now);
        const sent = await findSent(tx, formId);
        if (sent) {
          if (sent.orderId !== orderId || sent.amountSatang !== form.amountSatang)
            throw new Refused(refundSave, ["fixed"]);
          return { reply: { data: (await lockRefund(tx, eventId, sent.id))!, meta: {} }, change: null };
        }
        if (leftSatang !== undefined && leftSatang !== left) throw new Refused(refundSave, ["changed_since"]);
        if (form.amountSatang > left) throw new Refused(refundSave, [{ path: "amountSatang", code: "more_than_paid" }]);
        const alone = form.amountSatang + (await refundedAloneSatang(tx, orderId));
        const refund = { ...form, account: form.account ?? "", eventId, orderId, askedWith: formId };
        const id = await insertRefund(tx, refund, caller.username, now);
        // only its own order is locked
        if (id === undefined) throw new Refused(refundSave, ["fixed"]);
        if (!needsSecondPerson(alone)) await record(tx, { ...refund, id }, caller, now);
        const after = (await lockRefund(tx, eventId, id))!;
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, undefined, after) } };
      }),

    /** @throws NotFound, EditConflict, Refused */
    decide: ({ eventId, id, revision, approve }: BodyOf<typeof refundDecide>, caller: StaffCaller) =>
      edit(db, caller, refundDecide, async (tx) => {
        const now = clock();
        const orderId = await orderOfRefund(tx, eventId, id);
        if (orderId === undefined) throw new NotFound("thing");
        const left = await refundable(tx, orderId, id, now);
        const before = expectSeen(await lockRefund(tx, eventId, id), revision);
        // what is approved and not transferred yet can still be refused
        const isOpen = before.state === "proposed" || (before.state === "approved" && !approve);
        if (!isOpen) throw new Refused(refundDecide, ["fixed"]);
        // whoever asked may take it back, but not approve it
        if (approve && before.askedBy === caller.username) throw new Refused(refundDecide, ["same_person"]);
        if (approve && before.amountSatang > left) throw new Refused(refundDecide, ["more_than_paid"]);
        await storeRefundState(tx, id, approve ? "approved" : "refused", { by: caller.username, at: now });
        const after = (await lockRefund(tx, eventId, id))!;
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, before, after) } };
      }),

    /** @throws NotFound, EditConflict, Refused */
    pay: ({ eventId, id, revision }: BodyOf<typeof refundPay>, caller: StaffCaller) =>
      edit(db, caller, refundPay, async (tx) => {
        const now = clock();
        const orderId = await orderOfRefund(tx, eventId, id);
        if (orderId === undefined) throw new NotFound("thing");
        const left = await refundable(tx, orderId, id, now);
        const before = expectSeen(await lockRefund(tx, eventId, id), revision);
        if (before.state !== "approved") throw new Refused(refundPay, ["fixed"]);
        if (before.amountSatang > left) throw new Refused(refundPay, ["more_than_paid"]);
        await record(tx, before, caller, now);
        const after = (await lockRefund(tx, eventId, id))!;
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, before, after) } };
      }),

    /** @throws NotFound, EditConflict, Refused */
    reverse: async ({ eventId, id, revision, reason }: BodyOf<typeof refundReverse>, caller: StaffCaller) => {
      const reply = await edit(db, caller, refundReverse, async (tx) => {
        const now = clock();
        const orderId = await orderOfRefund(tx, eventId, id);
        if (orderId === undefined) throw new NotFound("thing");
        await openOrders(tx, [orderId], now);
        const before = expectSeen(await lockRefund(tx, eventId, id), revision);
        if (before.state !== "paid") throw new Refused(refundReverse, ["fixed"]);
        await takeBackRefund(tx, id, { by: caller.username, at: now, reason });
        await paidOrders.undoRefund(tx, { id: orderId, eventId }, before.amountSatang, now);
        const after = (await lockRefund(tx, eventId, id))!;
        return { reply: { data: after, meta: {} }, change: { eventId, ...changeOf(about, before, after) } };
      });
      await announceResults(db, eventId);
      return reply;
    },
  };

  /** There are places, but whoever entered anew meanwhile cannot have another one. */
  async function withRightProposal(late: LatePayment): Promise<LatePayment> {
    if (late.proposal !== "place_again") return late;
    const order = { id: late.orderId, eventId: late.eventId };
    const reasons = await db.transaction().execute((tx) => whyNotEntering(tx, order));
    return reasons.length > 0 ? { ...late, proposal: "refund" } : late;
  }

  /** Money that went back, in the accounts of its order. */
  async function record(
    tx: Tx,
    refund: Pick<Refund, "id" | "eventId" | "orderId" | "amountSatang" | "reason">,
    caller: StaffCaller,
    now: InstantMs,
  ): Promise<void> {
    const written = { by: caller.username, at: now };
    await storeRefundPaid(tx, refund.id, written);
    await insertRefundLine(tx, refund, written);
    await paidOrders.refund(tx, { id: refund.orderId, eventId: refund.eventId }, refund.amountSatang, now);
  }
}
export type Refunds = ReturnType<typeof createRefunds>;

interface OfEvent {
  readonly eventId?: number | undefined;
}

function eventsOf(caller: StaffCaller, eventId: number | undefined) {
  if (eventId === undefined) return eventsWith(caller, "payments_view");
  return may(caller, "payments_view", eventId) ? [eventId] : [];
}

/** How much of an order's money can go back; the order is locked from here on. */
async function refundable(tx: Tx, orderId: number, exceptId: number | null, now: InstantMs): Promise<number> {
  const [order] = await openOrders(tx, [orderId], now);
  return refundableSatang(order.state, order.balance, await pendingSatang(tx, orderId, exceptId));
}
