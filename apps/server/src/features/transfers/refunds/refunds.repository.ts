import type { Refund } from "@time-event/contract/refunds";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { type TimestampText, toTimestamp } from "../../../db/column-types.ts";
import type { Tx } from "../../../db/connection.ts";
import { savedBy } from "../../../db/edited-rows.ts";

interface NewRefund extends Pick<Refund, "eventId" | "orderId" | "amountSatang" | "reason" | "account"> {
  /** The form that it was sent with. */
  readonly askedWith: string;
}

/** Stores a refund that is not approved yet; undefined: the form was sent for another order at the same time. */
export async function insertRefund(tx: Tx, refund: NewRefund, by: string, at: InstantMs): Promise<number | undefined> {
  const stored = await tx
    .insertInto("refunds")
    .values({ ...refund, state: "proposed", askedBy: by, askedAt: toTimestamp(at), changedBy: by })
    .onConflict((conflict) => conflict.column("askedWith").doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored?.id;
}

export async function storeRefundState(
  tx: Tx,
  id: number,
  state: "approved" | "refused",
  { by, at }: { readonly by: string; readonly at: InstantMs },
): Promise<void> {
  await tx
    .updateTable("refunds")
    .set({ state, decidedBy: by, decidedAt: toTimestamp(at), ...savedBy(by) })
    .where("id", "=", id)
    .execute();
}

/** Whoever has approved a refund stays on record; one that nobody had to approve is decided by whoever records it. */
export async function storeRefundPaid(
  tx: Tx,
  id: number,
  { by, at }: { readonly by: string; readonly at: InstantMs },
): Promise<void> {
  await tx
    .updateTable("refunds")
    .set({
      state: "paid",
      decidedBy: sql<string>`coalesce(decided_by, ${by})`,
      decidedAt: sql<TimestampText>`coalesce(decided_at, ${toTimestamp(at)})`,
      ...savedBy(by),
    })
    .where("id", "=", id)
    .execute();
}

/** Puts the money of a refund into the accounts of its order again: by a counter-entry, for nothing written is changed. */
export async function takeBackRefund(
  tx: Tx,
  id: number,
  { by, at, reason }: { readonly by: string; readonly at: InstantMs; readonly reason: string },
): Promise<void> {
  await sql`
    insert into payment_lines (order_id, kind, amount_satang, refund_id, counters, at, by_whom, reason)
    select l.order_id, l.kind, -l.amount_satang, l.refund_id, l.id, ${toTimestamp(at)}, ${by}, ${reason}
    from payment_lines l where l.refund_id = ${id} and l.counters is null`.execute(tx);
  await tx
    .updateTable("refunds")
    .set({ state: "taken_back", ...savedBy(by) })
    .where("id", "=", id)
    .execute();
}

/** Takes the money of a refund out of the accounts of its order. */
export async function insertRefundLine(
  tx: Tx,
  { id, orderId, amountSatang, reason }: Pick<Refund, "id" | "orderId" | "amountSatang" | "reason">,
  { by, at }: { readonly by: string; readonly at: InstantMs },
): Promise<void> {
  await tx
    .insertInto("paymentLines")
    .values({
      orderId,
      kind: "refund",
      amountSatang: -amountSatang,
      refundId: id,
      at: toTimestamp(at),
      byWhom: by,
      reason,
    })
    .execute();
}
