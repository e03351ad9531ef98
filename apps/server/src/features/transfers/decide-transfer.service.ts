import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type StaffTransfer, transferDecide, transferReverse } from "@time-event/contract/staff-transfers";
import { may } from "@time-event/domain/access/permissions";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound, NotPermitted, Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { edit, expectSeen } from "../edits/edit.service.ts";
import { closeRefunded } from "../orders/close-refunded.service.ts";
import { type OpenedOrder, openOrders } from "../orders/opened-orders.service.ts";
import { keepDeadlines } from "../orders/order-deadlines.service.ts";
import type { PaidOrders } from "../orders/paid-orders.service.ts";
import { announceResults } from "../results/results.service.ts";
import { dividedAmong, type ReceivedMoney } from "./received-money.service.ts";
import { reasonTexts } from "./reason-texts.ts";
import { showTransfer } from "./show-transfer.ts";
import { ordersBeside } from "./transfer-list.queries.ts";
import { existing, lockTransfer, ordersOf, owedFor } from "./transfers.queries.ts";
import { counterPayments, storeDecision } from "./transfers.repository.ts";
import { isTakenByOther } from "./verification.service.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly paidOrders: PaidOrders;
  readonly money: ReceivedMoney;
}

type Decide = BodyOf<typeof transferDecide>;
type Verify = Extract<Decide["decision"], { kind: "verify" }>;

/** What staff decide about transfers, and take back. Money is never edited: lines are added to the accounts of orders. */
export function createDecisions({ db, clock, paidOrders, money }: Parts) {
  return {
    /** @throws NotFound, EditConflict, Refused */
    decide: async (
      { eventId, id, revision, decision }: Decide,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof transferDecide>> => {
      const now = clock();
      const reply = await edit(db, caller, transferDecide, async (tx) => {
        const parts = decision.kind === "verify" ? (decision.parts ?? []) : [];
        const orders = await openAll(tx, id, parts, now);
        const transfer = await lockSeen(tx, { eventId, id, revision });
        if (isTakenByOther(transfer, caller.username, now)) throw new Refused(transferDecide, ["looked_at"]);
        if (transfer.state !== "waiting") throw new Refused(transferDecide, ["fixed"]);
        // another slip of the same order may have been verified while this one was looked at
        const seen = decision.kind === "verify" ? decision.owedSatang : undefined;
        if (seen !== undefined && seen !== (await owedFor(tx, id)))
          throw new Refused(transferDecide, ["changed_since"]);

        if (decision.kind === "verify") await verify(tx, { id, decision, orders, caller, now });
        else await turnDown(tx, { id, decision, orders, caller, now });
        const data = await showTransfer(tx, eventId, id, now);
        return { reply: { data, meta: {} }, change: changeOf(data, transfer.state) };
      });
      for (const each of new Set(reply.data.orders.map((order) => order.eventId))) await announceResults(db, each);
      return reply;
    },

    /** @throws NotFound, EditConflict, Refused */
    reverse: (
      { eventId, id, revision, reason }: BodyOf<typeof transferReverse>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof transferReverse>> => {
      const now = clock();
      return edit(db, caller, transferReverse, async (tx) => {
        const orders = await openAll(tx, id, [], now);
        const transfer = await lockSeen(tx, { eventId, id, revision });
        if (isTakenByOther(transfer, caller.username, now)) throw new Refused(transferReverse, ["looked_at"]);
        if (transfer.state === "waiting" || transfer.state === "withdrawn")
          throw new Refused(transferReverse, ["fixed"]);
        if (await wasRefunded(tx, id, orders)) throw new Refused(transferReverse, ["refunded_since"]);
        const alike = transfer.state === "asked_again" ? (await showTransfer(tx, eventId, id, now)).alike : [];
        if (alike.some(({ state }) => state !== "withdrawn" && state !== "asked_again"))
          throw new Refused(transferReverse, ["slip_used"]);

        await counterPayments(tx, id, { at: now, by: caller.username, reason });
        const undecided = { receivedSatang: null, receivedAt: null, reason: null, note: "", decided: null };
        await storeDecision(tx, id, { state: "waiting", ...undecided }, caller.username);
        await keepDeadlines(tx, orders, now);
        const data = await showTransfer(tx, eventId, id, now);
        return { reply: { data, meta: {} }, change: changeOf(data, transfer.state, reason) };
      });
    },
  };

  async function verify(tx: Tx, { id, decision, orders, caller, now }: Work<Verify>): Promise<void> {
    const { receivedSatang, receivedAt } = decision;
    const parts = decision.parts ?? dividedAmong(receivedSatang, orders);
    const unknown = parts.flatMap(({ orderId }, index) => {
      const order = orders.find((each) => each.id === orderId);
      if (order && !may(caller, "payments_verify", order.eventId)) throw new NotPermitted();
      return order ? [] : [{ path: `decision.parts.${index}.orderId`, code: "unknown" } as const];
    });
    if (unknown.length > 0) throw new Refused(transferDecide, unknown);
    const sum = parts.reduce((total, { amountSatang }) => total + amountSatang, 0);
    if (sum !== receivedSatang) throw new Refused(transferDecide, [{ path: "decision.parts", code: "parts_differ" }]);

    const received = { receivedSatang, receivedAt: receivedAt ?? null, by: caller.username, now };
    await money.verify(tx, id, orders, parts, received);
  }

  async function turnDown(
    tx: Tx,
    { id, decision, orders, caller, now }: Work<Exclude<Decide["decision"], Verify>>,
  ): Promise<void> {
    const { kind, reason, note = "" } = decision;
    const isRefused = kind === "refuse";
    const decided = { at: now, by: caller.username };
    const nothing = { receivedSatang: null, receivedAt: null };
    const state = isRefused ? "refused" : "asked_again";
    await storeDecision(tx, id, { state, ...nothing, reason, note, decided }, caller.username);
    await keepDeadlines(tx, orders, now);
    await closeRefunded(
      tx,
      orders.map((order) => order.id),
      now,
    );
    const reasons = note === "" ? reasonTexts[reason] : { th: note, en: note };
    await paidOrders.tellTurnedDown(tx, orders[0], isRefused ? "slip-refused" : "slip-asked", reasons);
  }
}

interface Work<Decision> {
  readonly id: number;
  readonly decision: Decision;
  readonly orders: readonly [OpenedOrder, ...OpenedOrder[]];
  readonly caller: StaffCaller;
  readonly now: InstantMs;
}

/** The orders of a transfer, and those that parts of it are for, locked. @throws NotFound */
async function openAll(
  tx: Tx,
  transferId: number,
  parts: NonNullable<Verify["parts"]>,
  now: InstantMs,
): Promise<[OpenedOrder, ...OpenedOrder[]]> {
  const [first, ...others] = await ordersOf(tx, transferId);
  if (first === undefined) throw new NotFound("thing");
  const named = await existing(
    tx,
    parts.map(({ orderId }) => orderId),
  );
  return openOrders(tx, [first, ...new Set([...others, ...named].filter((id) => id !== first))], now);
}

/** The transfer that the caller saw, locked. @throws NotFound, EditConflict */
async function lockSeen(
  tx: Tx,
  { eventId, id, revision }: { readonly eventId: number; readonly id: number; readonly revision: number },
) {
  const transfer = await lockTransfer(tx, id);
  return expectSeen(transfer?.eventId === eventId ? transfer : undefined, revision);
}

/** Has money of this transfer gone back since? Then an order would have given back more than it got. */
async function wasRefunded(tx: Tx, id: number, orders: readonly OpenedOrder[]): Promise<boolean> {
  const counted = await ordersBeside(tx, id);
  return orders.some(({ id: orderId, balance }) => {
    const ofThis = counted.find((each) => each.id === orderId)?.countedSatang ?? 0;
    return balance.verifiedSatang - balance.refundedSatang < ofThis;
  });
}

/** What the audit log keeps. */
function changeOf(after: StaffTransfer, stateBefore: string, reason?: string) {
  const { id, eventId, reference, state, receivedSatang, note, orders } = after;
  return {
    eventId,
    subject: { kind: "transfer", id, name: reference },
    before: { state: stateBefore },
    after: {
      state,
      reason: reason ?? after.reason,
      note,
      receivedSatang,
      parts: orders.map((order) => ({ reference: order.reference, countedSatang: order.countedSatang })),
    },
  };
}
