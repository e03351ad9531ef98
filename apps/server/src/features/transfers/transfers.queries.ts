import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import { owedOf } from "../orders/order-payments.queries.ts";

/** The orders of an event with these references, by reference. */
export async function findOrders(
  tx: Tx,
  eventId: number,
  references: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (references.length === 0) return new Map();
  const rows = await tx
    .selectFrom("orders")
    .select(["id", "reference"])
    .where("eventId", "=", eventId)
    .where("reference", "in", [...references])
    .execute();
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}

/** The orders that a transfer is for, the one that it was handed in for first. */
export async function ordersOf(tx: Tx, transferId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("transferOrders")
    .select("orderId")
    .where("transferId", "=", transferId)
    .orderBy("position")
    .orderBy("orderId")
    .execute();
  return rows.map(({ orderId }) => orderId);
}

/** A transfer, locked. Lock its orders before it. */
export async function lockTransfer(tx: Tx, id: number) {
  return tx.selectFrom("transfers").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Those of these orders that there are. */
export async function existing(tx: Tx, orderIds: readonly number[]): Promise<number[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .selectFrom("orders")
    .select("id")
    .where("id", "in", [...orderIds])
    .execute();
  return rows.map(({ id }) => id);
}

/** What all orders of a transfer still owe; its table is named t. */
export const owedByOrders = sql<number>`coalesce((
  select sum(${owedOf("x")}) from transfer_orders b join orders x on x.id = b.order_id where b.transfer_id = t.id), 0)::bigint`;

/** What all orders of one transfer still owe. */
export async function owedFor(tx: Tx, transferId: number): Promise<number> {
  const { rows } = await sql<{ owed: number }>`
    select ${owedByOrders} as owed from transfers t where t.id = ${transferId}`.execute(tx);
  return rows[0]!.owed;
}

/** Will a statement show the money of a transfer? Notes and cards never come as the sum that somebody paid. Its table is named t. */
export const comesByBank = sql<boolean>`coalesce(t.method = 'transfer', true)`;

/** Was something handed in for this order that waits to be verified? */
export async function waitsFor(tx: Tx, orderId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("transfers")
    .select("id")
    .where("orderId", "=", orderId)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return found !== undefined;
}

export async function referenceOf(tx: Tx, orderId: number): Promise<string> {
  const found = tx.selectFrom("orders").select("reference").where("id", "=", orderId);
  return (await found.executeTakeFirstOrThrow()).reference;
}
