import type { DeskMethod } from "@time-event/domain/payments/desk-methods";
import type { TransferReason, TransferState } from "@time-event/domain/payments/transfer-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";

interface NewTransfer {
  readonly eventId: number;
  /** The orders that it is for, the one that it is handed in for first. */
  readonly orderIds: readonly [number, ...number[]];
  /** Those of them that whoever hands it in cannot open; left out: none. */
  readonly strangers?: ReadonlySet<number>;
  readonly source: "slip" | "statement" | "staff";
  /** Of money that staff took themselves. */
  readonly method?: DeskMethod;
  readonly slipId: number | null;
  readonly bankCode: string | null;
  readonly reference: string | null;
  readonly claimedSatang: number;
  readonly paidAt: InstantMs | null;
  readonly sentAt: InstantMs;
}

/**
 * Stores a transfer that waits to be verified. Whoever hands in the same slip, or one with the same reference, at the
 * same instant waits here for the first.
 * @returns its id; undefined: the slip or its reference was handed in before
 */
export async function insertTransfer(
  tx: Tx,
  { orderIds, strangers, paidAt, sentAt, ...transfer }: NewTransfer,
  by: string,
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto("transfers")
    .values({
      ...transfer,
      orderId: orderIds[0],
      state: "waiting",
      paidAt: timestampOrNull(paidAt),
      sentAt: toTimestamp(sentAt),
      changedBy: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return undefined;
  await addOrders(tx, inserted.id, orderIds, strangers);
  return inserted.id;
}

/** Notes which orders a transfer is for; those that are noted already stay. */
export async function addOrders(
  tx: Tx,
  transferId: number,
  orderIds: readonly number[],
  strangers: ReadonlySet<number> = new Set(),
): Promise<void> {
  await tx
    .insertInto("transferOrders")
    .values(orderIds.map((orderId, position) => ({ transferId, orderId, position, isOwn: !strangers.has(orderId) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateTransferState(tx: Tx, id: number, state: TransferState, by: string): Promise<void> {
  await tx
    .updateTable("transfers")
    .set({ state, ...savedBy(by) })
    .where("id", "=", id)
    .execute();
}

/** Notes who looks at a transfer. That is no change of it: whoever saw it before has seen it as it is. */
export async function takeTransfer(tx: Tx, id: number, username: string, until: InstantMs): Promise<void> {
  await tx
    .updateTable("transfers")
    .set({ takenBy: username, takenUntil: toTimestamp(until) })
    .where("id", "=", id)
    .execute();
}

export async function letGo(tx: Tx, id: number, username: string): Promise<void> {
  await tx
    .updateTable("transfers")
    .set({ takenBy: null, takenUntil: null })
    .where("id", "=", id)
    .where("takenBy", "=", username)
    .execute();
}

interface Decision {
  readonly state: TransferState;
  readonly receivedSatang: number | null;
  readonly receivedAt: InstantMs | null;
  readonly reason: TransferReason | null;
  readonly note: string;
  /** Null: it was taken back. */
  readonly decided: { readonly at: InstantMs; readonly by: string } | null;
}

export async function storeDecision(
  tx: Tx,
  id: number,
  { receivedAt, decided, ...decision }: Decision,
  by: string,
): Promise<void> {
  await tx
    .updateTable("transfers")
    .set({
      ...decision,
      receivedAt: timestampOrNull(receivedAt),
      decidedAt: decided && toTimestamp(decided.at),
      decidedBy: decided?.by ?? null,
      takenBy: null,
      takenUntil: null,
      ...savedBy(by),
    })
    .where("id", "=", id)
    .execute();
}

interface Written {
  readonly at: InstantMs;
  readonly by: string;
  readonly reason: string;
}

/** Adds a transfer's money to the accounts of its orders. */
export async function insertPayments(
  tx: Tx,
  transferId: number,
  parts: readonly { readonly orderId: number; readonly amountSatang: number }[],
  { at, by, reason }: Written,
): Promise<void> {
  if (parts.length === 0) return;
  const written = { kind: "payment", transferId, at: toTimestamp(at), byWhom: by, reason } as const;
  await tx
    .insertInto("paymentLines")
    .values(parts.map((part) => ({ ...part, ...written })))
    .execute();
}

/** Takes a transfer's money out of the accounts again: a counter-entry for each line that has none. */
export async function counterPayments(tx: Tx, transferId: number, { at, by, reason }: Written): Promise<void> {
  await sql`
    insert into payment_lines (order_id, kind, amount_satang, transfer_id, counters, at, by_whom, reason)
    select l.order_id, l.kind, -l.amount_satang, l.transfer_id, l.id, ${toTimestamp(at)}, ${by}, ${reason}
    from payment_lines l
    where l.transfer_id = ${transferId} and l.counters is null
      and not exists (select from payment_lines c where c.counters = l.id)
    order by l.id`.execute(tx);
}
