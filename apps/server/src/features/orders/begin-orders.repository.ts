import type { InstantMs } from "@time-event/domain/time/instant";
import { toJson, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { StoredOrder, StoredOrderEntry } from "./orders.types.ts";

// Many orders that begin together: one statement for each table.

interface NewOrders extends Pick<StoredOrder, "eventId" | "heldAt"> {
  readonly deadlineAt: InstantMs;
}

/** Stores empty orders with their first step; returns their ids, in the same order. */
export async function insertNewOrders(
  tx: Tx,
  { eventId, heldAt, deadlineAt }: NewOrders,
  orders: readonly Pick<StoredOrder, "reference" | "language">[],
): Promise<number[]> {
  const at = toTimestamp(heldAt);
  const dates = { heldAt: at, createdAt: at, deadlineAt: toTimestamp(deadlineAt) };
  const rows = await tx
    .insertInto("orders")
    .values(orders.map((order) => ({ ...order, ...dates, eventId, state: "held" as const })))
    .returning(["id", "reference"])
    .execute();
  await tx
    .insertInto("orderSteps")
    .values(rows.map(({ id: orderId }) => ({ orderId, at, step: null, state: "held" as const })))
    .execute();
  const idOf = new Map(rows.map(({ id, reference }) => [reference, id]));
  return orders.map(({ reference }) => idOf.get(reference)!);
}

interface FirstEntry extends Omit<StoredOrderEntry, "id"> {
  readonly orderId: number;
}

/** Stores the first entries of orders; returns the id of each by its order's. */
export async function insertFirstEntries(tx: Tx, entries: readonly FirstEntry[]): Promise<Map<number, number>> {
  if (entries.length === 0) return new Map();
  const rows = await tx
    .insertInto("orderEntries")
    .values(entries.map(({ players, ...entry }) => ({ ...entry, players: toJson(players) })))
    .returning(["id", "orderId"])
    .execute();
  return new Map(rows.map(({ id, orderId }) => [orderId, id]));
}
