import type { TransferState } from "@time-event/domain/payments/transfer-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";

interface NewTransfer {
  readonly eventId: number;
  /** The orders that it is for, the one that it is handed in for first. */
  readonly orderIds: readonly [number, ...number[]];
  readonly source: "slip" | "statement" | "staff";
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
  { orderIds, paidAt, sentAt, ...transfer }: NewTransfer,
  by: string,
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto("transfers")
    .values({
      ...transfer,
      orderId: orderIds[0],
      state: "waiting",
      paidAt: paidAt === null ? null : toTimestamp(paidAt),
      sentAt: toTimestamp(sentAt),
      changedBy: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return undefined;
  await addOrders(tx, inserted.id, orderIds);
  return inserted.id;
}

/** Notes which orders a transfer is for; those that are noted already stay. */
export async function addOrders(tx: Tx, transferId: number, orderIds: readonly number[]): Promise<void> {
  await tx
    .insertInto("transferOrders")
    .values(orderIds.map((orderId, position) => ({ transferId, orderId, position })))
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
