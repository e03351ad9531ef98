import { sql } from "kysely";
import type { Tx } from "../../../db/connection.ts";
import type { StoredOrder } from "../orders.types.ts";

/** A key of its own beside those of other advisory locks. */
const formLocks = 8_215_007;

/** The order that staff made with a form; undefined: none yet, and nobody else makes one with it until the transaction ends. */
export async function findMadeOrder(
  tx: Tx,
  eventId: number,
  formId: string,
): Promise<Pick<StoredOrder, "id" | "reference" | "state"> | undefined> {
  await sql`select pg_advisory_xact_lock(${formLocks}, hashtext(${formId}))`.execute(tx);
  const found = await tx
    .selectFrom("orders")
    .select(["id", "reference", "state"])
    .where("eventId", "=", eventId)
    .where("madeWith", "=", formId)
    .executeTakeFirst();
  return found as Pick<StoredOrder, "id" | "reference" | "state"> | undefined;
}
