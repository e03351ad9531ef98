import { divideAmong } from "@time-event/domain/payments/balance";
import type { DeskMethod } from "@time-event/domain/payments/desk-methods";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { type OpenedOrder, openOrders } from "../orders/opened-orders.service.ts";
import { keepDeadlines } from "../orders/order-deadlines.service.ts";
import type { PaidOrders } from "../orders/paid-orders.service.ts";
import { lockTransfer, ordersOf, referenceOf, waitsFor } from "./transfers.queries.ts";
import { addOrders, insertPayments, insertTransfer, storeDecision } from "./transfers.repository.ts";

/** Which part of a transfer's money is for which order. */
export interface Part {
  readonly orderId: number;
  readonly amountSatang: number;
}

export interface Received {
  readonly receivedSatang: number;
  readonly receivedAt: InstantMs | null;
  readonly by: string;
  readonly now: InstantMs;
}

/** A new transfer and its order. */
interface NewMoney {
  readonly id: number;
  readonly order: OpenedOrder;
}

type Orders = readonly [OpenedOrder, ...OpenedOrder[]];

/** Money that has arrived: it is written into the accounts of orders, and those that are paid are confirmed. */
export function createReceivedMoney(paidOrders: PaidOrders) {
  /** The orders and the transfer are locked, and the parts add up to what was received. */
  async function verify(tx: Tx, id: number, orders: Orders, parts: readonly Part[], received: Received): Promise<void> {
    const { receivedSatang, receivedAt, by, now } = received;
    const decided = { at: now, by };
    const verified = { state: "verified", receivedSatang, receivedAt, reason: null, note: "" } as const;
    await storeDecision(tx, id, { ...verified, decided }, by);
    await addOrders(
      tx,
      id,
      orders.map((order) => order.id),
    );
    await insertPayments(tx, id, parts, { at: now, by, reason: "" });
    const outcome = await paidOrders.settle(tx, orders, now);
    const unsettled = orders.filter((order) => outcome.get(order.id) !== "settled");
    await keepDeadlines(tx, unsettled, now);
    for (const { orderId, amountSatang } of parts) {
      const order = orders.find((each) => each.id === orderId)!;
      await paidOrders.tellPaid(tx, order, amountSatang, outcome.get(orderId));
    }
  }

  return {
    verify,

    /**
     * A statement shows the money of a transfer that waits.
     * @returns its orders; undefined: it waits no more, or for another amount, or its orders were paid otherwise since
     */
    verifyWaiting: async (tx: Tx, id: number, received: Received): Promise<Orders | undefined> => {
      const [first, ...others] = await ordersOf(tx, id);
      if (first === undefined) return undefined;
      const orders = await openOrders(tx, [first, ...others], received.now);
      const transfer = await lockTransfer(tx, id);
      if (transfer?.state !== "waiting" || transfer.claimedSatang !== received.receivedSatang) return undefined;
      if (orders.every(({ owedSatang }) => owedSatang === 0)) return undefined;
      await verify(tx, id, orders, dividedAmong(received.receivedSatang, orders), received);
      return orders;
    },

    /**
     * A statement shows the money of a transfer that a person has verified; the transfer is locked, nothing is counted.
     * @returns its order; undefined: it is not verified any more, or with another amount
     */
    lockVerified: async (tx: Tx, id: number, { receivedSatang }: Received) => {
      const transfer = await lockTransfer(tx, id);
      if (transfer?.state !== "verified" || transfer.receivedSatang !== receivedSatang) return undefined;
      return { eventId: transfer.eventId, reference: await referenceOf(tx, transfer.orderId) };
    },

    /**
     * A statement shows exactly what an order owes, and nobody has handed it in.
     * @returns undefined: the order owes something else by now, or a slip for it waits
     */
    receiveIfOwed: async (tx: Tx, orderId: number, received: Received): Promise<NewMoney | undefined> => {
      const [order] = await openOrders(tx, [orderId], received.now);
      if (order.owedSatang !== received.receivedSatang || (await waitsFor(tx, orderId))) return undefined;
      return receiveFor(tx, orderId, received);
    },

    receiveFor,
    receiveAmong,
  };

  /** A person says which order money is for: a line of a statement, or, with a method, money in their own hands. */
  async function receiveFor(tx: Tx, orderId: number, received: Received, method?: DeskMethod): Promise<NewMoney> {
    const part = { orderId, amountSatang: received.receivedSatang };
    const { id, orders } = await receiveAmong(tx, [part], received, method);
    return { id, order: orders[0] };
  }

  /** A person says what of some money is for which order: each once, and together all of it. */
  async function receiveAmong(
    tx: Tx,
    parts: readonly [Part, ...Part[]],
    received: Received,
    method?: DeskMethod,
  ): Promise<{ readonly id: number; readonly orders: Orders }> {
    const [first, ...others] = parts;
    const orderIds = [first.orderId, ...others.map(({ orderId }) => orderId)] as const;
    const orders = await openOrders(tx, [...orderIds], received.now);
    const { receivedSatang, receivedAt, now, by } = received;
    const nothing = { slipId: null, bankCode: null, reference: null };
    const claimed = { claimedSatang: receivedSatang, paidAt: receivedAt, sentAt: now };
    const { eventId } = orders[0];
    const from = method ? ({ source: "staff", method } as const) : ({ source: "statement" } as const);
    const transfer = { eventId, orderIds, ...from, ...nothing, ...claimed };
    const id = (await insertTransfer(tx, transfer, by))!;
    await verify(tx, id, orders, parts, received);
    return { id, orders };
  }
}
export type ReceivedMoney = ReturnType<typeof createReceivedMoney>;

/** Each order gets what it owes, and the first one what is left. */
export function dividedAmong(receivedSatang: number, orders: readonly OpenedOrder[]): Part[] {
  const amounts = divideAmong(
    receivedSatang,
    orders.map(({ owedSatang }) => owedSatang),
  );
  return orders
    .map(({ id }, index) => ({ orderId: id, amountSatang: amounts[index]! }))
    .filter(({ amountSatang }) => amountSatang > 0);
}
