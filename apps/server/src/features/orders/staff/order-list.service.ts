import type { ReplyOf } from "@time-event/contract/endpoint";
import type { OrderFilter, OrderSort, orderList } from "@time-event/contract/staff-orders";
import { may } from "@time-event/domain/access/permissions";
import { tidyText } from "@time-event/domain/entries/tidy-text";
import { orderStates } from "@time-event/domain/orders/order-states";
import type { Db } from "../../../db/connection.ts";
import type { StaffCaller } from "../../../http/staff-caller.ts";
import { loadOrderEvent } from "../orders.queries.ts";
import {
  countOrders,
  findCategoryId,
  findOrderIds,
  loadOrderRows,
  type MeantOrders,
  type OrderWindow,
  searchOrders,
} from "./order-list.queries.ts";

interface ListQuery extends OrderFilter {
  readonly eventId: number;
  readonly sort: OrderSort;
  readonly direction: "asc" | "desc";
  readonly offset: number;
  readonly limit: number;
}

/** @throws NotFound */
export type ListOrders = (query: ListQuery, caller: StaffCaller) => Promise<ReplyOf<typeof orderList>>;

/** So many orders are sorted faster than they are found again in an index's order. */
const mostSorted = 20_000;

/**
 * The staff's list of orders. Nothing counts their changes, because buyers would then wait for each other; so each call
 * counts anew, off an index.
 */
export function createOrderList(db: Db): ListOrders {
  return async ({ eventId, sort, direction, offset, limit, state, ...filter }, caller) => {
    await loadOrderEvent(db, { id: eventId });
    const inAnyState = await meantBy(db, { eventId, ...filter }, caller);
    const meant = { ...inAnyState, ...(state && { state }) };
    const window = { sort, isDescending: direction === "desc", offset, limit };
    const { counts, ids } = inAnyState.text
      ? await searchOrders(db, meant, window, mostSorted)
      : { counts: await countOrders(db, inAnyState), ids: null };
    const states = Object.fromEntries(orderStates.map((each) => [each, counts.get(each) ?? 0])) as Record<
      (typeof orderStates)[number],
      number
    >;
    const total = state ? states[state] : [...counts.values()].reduce((sum, count) => sum + count, 0);
    const data = await loadOrderRows(db, ids ?? (await findWindow(db, meant, total, window)));
    return { data, meta: { total, states } };
  };
}

/** A filter as the queries take it. */
export async function meantBy(
  db: Db,
  { eventId, text, category, ...filter }: OrderFilter & { readonly eventId: number },
  caller: StaffCaller,
): Promise<MeantOrders> {
  return {
    eventId,
    searchesContacts: may(caller, "personal_data_view", eventId),
    ...filter,
    ...(text && { text: tidyText(text) }),
    ...(category !== undefined && { categoryId: await findCategoryId(db, eventId, category) }),
  };
}

/** A window nearer to the end than to the beginning is read from the end. */
async function findWindow(db: Db, meant: MeantOrders, total: number, window: OrderWindow): Promise<number[]> {
  const { offset, limit, isDescending } = window;
  const length = Math.min(limit, total - offset);
  if (length <= 0) return [];
  if (offset <= total / 2) return findOrderIds(db, meant, { ...window, limit: length });
  const fromEnd = { offset: total - offset - length, limit: length, isDescending: !isDescending };
  return (await findOrderIds(db, meant, { ...window, ...fromEnd })).reverse();
}
