import type { OrderQuote } from "@time-event/contract/order-quote";
import { keepsPriceUntil } from "@time-event/domain/orders/deadlines";
import { splitTail } from "@time-event/domain/orders/satang-tail";
import { balanceIn } from "@time-event/domain/payments/balance";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import { beginEntering } from "../entries/ordered-entries.service.ts";
import { exchangeClaims, isEnough, lockClaims, nothing, wholeClaims } from "./claims.ts";
import { lockPlayers, reasonsAgainst } from "./entry-reasons.ts";
import type { TellContact } from "./order-letters.ts";
import { loadLines } from "./order-payments.queries.ts";
import { issueReceipts } from "./order-receipt.ts";
import { quoteOf } from "./order-quote.ts";
import { expectStep } from "./order-steps.ts";
import { loadOrder, loadOrderEvent, loadSteps } from "./orders.queries.ts";
import { storeState } from "./orders.repository.ts";
import type { StoredOrder } from "./orders.types.ts";
import { raceEntriesOf } from "./race-entries.ts";
import { loadSale, type Sale } from "./sale.queries.ts";

/** `late`: all is paid, but there is no place for it any more: a person decides. */
export type Settled = "settled" | "owing" | "late" | "unchanged";

interface Settling {
  readonly now: InstantMs;
  readonly tellContact: TellContact;
}

interface OrderId {
  readonly id: number;
  readonly eventId: number;
}

/**
 * Confirms those of these orders that are paid, and moves their entries into the race. An order that has expired takes
 * its places again, if there are any and its players may still enter; else it stays as it is, with its money, among
 * those that came too late. The caller has locked the orders, and announces the results after the commit.
 */
export async function settleIfPaid(
  tx: Tx,
  ids: readonly OrderId[],
  { now, tellContact, byStaff = false }: Settling & { readonly byStaff?: boolean },
): Promise<ReadonlyMap<number, Settled>> {
  const lines = await loadLines(
    tx,
    ids.map(({ id }) => id),
  );
  const outcome = new Map<number, Settled>();
  const paid: StoredOrder[] = [];
  const settled: StoredOrder[] = [];
  const orders: StoredOrder[] = [];
  for (const { id, eventId } of ids) orders.push(await loadOrder(tx, eventId, id));
  await lockPlayers(
    tx,
    orders.filter(({ state }) => state === "expired"),
  );
  for (const order of orders) {
    const { id } = order;
    const own = lines.filter(({ orderId }) => orderId === id);
    const { owedSatang } = balanceIn(order.state, order.quote?.totalSatang ?? 0, own);
    outcome.set(id, owedSatang > 0 ? "owing" : "unchanged");
    if (owedSatang > 0 || !order.quote) continue;
    if (order.state === "awaiting_payment") paid.push(order);
    if (order.state === "confirmed") settled.push(order);
    if (order.state === "expired") {
      // who has been given back all that they paid wants no place
      const hasPaid = own.reduce((sum, { amountSatang }) => sum + amountSatang, 0) > 0;
      const keepsPrice = byStaff || (await isPriceStillRight(tx, order, order.quote, now));
      if (hasPaid && keepsPrice && (await mayStillEnter(tx, order, byStaff))) paid.push(order);
      outcome.set(id, hasPaid ? "late" : "unchanged");
    }
  }
  for (const id of await enterOrders(tx, paid, { now, tellContact })) outcome.set(id, "settled");
  // a price that changed later; the number is the last lock
  await issueReceipts(tx, settled, { now, tellContact });
  return outcome;
}

/** Is the price of an expired order still the one that money may pay? Long after it has expired, what it costs now. */
async function isPriceStillRight(tx: Tx, order: StoredOrder, quote: OrderQuote, now: InstantMs): Promise<boolean> {
  const expired = (await loadSteps(tx, order.id)).findLast(({ step }) => step === "expire");
  if (!expired || now <= keepsPriceUntil(expired.at)) return true;
  const sale = await loadSale(tx, order.eventId);
  const entries = order.entries.map((entry) => {
    const { entered } = sale.categories.find(({ id }) => id === entry.categoryId)!;
    return { ...entry, soldBefore: Math.max(entry.soldBefore, entered) };
  });
  const fresh = quoteOf({ ...order, quote: null, entries }, sale, now);
  return fresh.unpriced.length === 0 && fresh.totalSatang <= splitTail(quote).price.totalSatang;
}

/** May the players of an expired order enter, as far as the rules go? */
async function mayStillEnter(
  tx: Tx,
  { id: orderId, eventId, entries }: StoredOrder,
  byStaff: boolean,
): Promise<boolean> {
  const event = await loadOrderEvent(tx, { id: eventId });
  // staff may place somebody after entries have closed
  if (!event.isOpen && !byStaff) return false;
  const sale = await loadSale(tx, eventId);
  for (const { id, categoryId, players } of entries) {
    const category = sale.categories.find((each) => each.id === categoryId)!;
    if ((await reasonsAgainst(tx, event, sale, { id, orderId, category, players })).length > 0) return false;
  }
  return true;
}

/**
 * Moves the entries of orders into the race: from now on they take the places themselves. First the versions of all
 * results, then all places, so that no two of these wait for each other.
 * @returns the orders that are confirmed now; for the others, which have expired, there are no places
 */
export async function enterOrders(
  tx: Tx,
  orders: readonly StoredOrder[],
  { now, tellContact }: Settling,
): Promise<number[]> {
  if (orders.length === 0) return [];
  const eventIds = [...new Set(orders.map(({ eventId }) => eventId))].toSorted((one, other) => one - other);
  const races = new Map<number, Race>();
  for (const eventId of eventIds) {
    races.set(eventId, { enter: await beginEntering(tx, eventId), sale: await loadSale(tx, eventId) });
  }
  await lockClaims(tx, orders.map(wholeClaims));
  const confirmed: number[] = [];
  for (const order of orders) {
    // an order before it may have entered the same person
    if (order.state === "expired" && !((await mayStillEnter(tx, order, true)) && (await takeAll(tx, order)))) continue;
    // its add-ons stay taken by the order
    await exchangeClaims(tx, { ...nothing, entries: order.entries }, nothing);
    const { enter, sale } = races.get(order.eventId)!;
    await enter(
      order,
      order.entries.flatMap((entry) => raceEntriesOf(entry, sale.categories)),
    );
    const state = expectStep(order.state, "settle");
    await storeState(tx, order.id, { at: now, step: "settle", state, deadlineAt: null, quote: order.quote });
    await tellContact(tx, order, "confirmed");
    confirmed.push(order.id);
  }
  const paid = orders.filter(({ id }) => confirmed.includes(id));
  await issueReceipts(tx, paid, { now, tellContact });
  return confirmed;
}

interface Race {
  readonly enter: Awaited<ReturnType<typeof beginEntering>>;
  readonly sale: Sale;
}

/** All that an order needs, or nothing. */
async function takeAll(tx: Tx, order: StoredOrder): Promise<boolean> {
  return allOrNothing(tx, async () => isEnough(await exchangeClaims(tx, nothing, wholeClaims(order))));
}
