import type { Refund } from "@time-event/contract/refunds";
import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../../db/column-types.ts";
import type { Tx } from "../../../db/connection.ts";
import { savedBy } from "../../../db/edited-rows.ts";

type NewRefund = Pick<Refund, "eventId" | "orderId" | "amountSatang" | "reason" | "account">;

/** Stores a refund that is not approved yet. */
export async function insertRefund(tx: Tx, refund: NewRefund, by: string, at: InstantMs): Promise<number> {
  const { id } = await tx
    .insertInto("refunds")
    .values({ ...refund, state: "proposed", askedBy: by, askedAt: toTimestamp(at), changedBy: by })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function storeRefundState(
  tx: Tx,
  id: number,
  state: "paid" | "refused",
  { by, at }: { readonly by: string; readonly at: InstantMs },
): Promise<void> {
  await tx
    .updateTable("refunds")
    .set({ state, decidedBy: by, decidedAt: toTimestamp(at), ...savedBy(by) })
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
