import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";

interface NewLogo {
  readonly orderEntryId: number;
  readonly hash: string;
  readonly bytes: Uint8Array;
  readonly sentAt: InstantMs;
}

/** Stores the logo of a team instead of the one that it had. */
export async function storeLogo(tx: Tx, { orderEntryId, hash, bytes, sentAt }: NewLogo): Promise<void> {
  const logo = { hash, bytes: Buffer.from(bytes), sentAt: toTimestamp(sentAt) };
  await tx
    .insertInto("teamLogos")
    .values({ orderEntryId, ...logo })
    .onConflict((conflict) => conflict.column("orderEntryId").doUpdateSet(logo))
    .execute();
}

export async function deleteLogo(tx: Tx, orderEntryId: number): Promise<void> {
  await tx.deleteFrom("teamLogos").where("orderEntryId", "=", orderEntryId).execute();
}

export async function deleteLogosOf(tx: Tx, orderId: number): Promise<void> {
  await tx
    .deleteFrom("teamLogos")
    .where("orderEntryId", "in", tx.selectFrom("orderEntries").select("id").where("orderId", "=", orderId))
    .execute();
}
