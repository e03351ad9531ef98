import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { DrawnSlip } from "./read-slip.ts";

interface NewSlip {
  readonly eventId: number;
  readonly orderId: number;
  readonly fileHash: string;
  readonly drawn: DrawnSlip;
  readonly sentAt: InstantMs;
}

/** Stores a slip, unless the same file is stored for the order already. */
export async function insertSlip(db: Db | Tx, { drawn, sentAt, ...slip }: NewSlip): Promise<void> {
  const { code, bytes, hash, width, height } = drawn;
  await db
    .insertInto("slips")
    .values({
      ...slip,
      hash,
      width,
      height,
      bytes: Buffer.from(bytes),
      codeKind: code?.kind ?? null,
      bankCode: code?.bankCode ?? null,
      reference: code?.reference ?? null,
      paidOn: code?.paidOn ?? null,
      sentAt: toTimestamp(sentAt),
    })
    .onConflict((conflict) => conflict.columns(["orderId", "fileHash"]).doNothing())
    .execute();
}

export async function deleteSlip(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("slips").where("id", "=", id).execute();
}
