import type { Db, Tx } from "../../db/connection.ts";

/** The logos of these entries of orders, by entry. */
export async function loadLogos(db: Db | Tx, orderEntryIds: readonly number[]) {
  if (orderEntryIds.length === 0) return [];
  return db
    .selectFrom("teamLogos")
    .select(["orderEntryId as entry", "hash"])
    .where("orderEntryId", "in", [...orderEntryIds])
    .orderBy("orderEntryId")
    .execute();
}

export async function loadLogo(db: Db, hash: string): Promise<Buffer | undefined> {
  const found = db.selectFrom("teamLogos").select("bytes").where("hash", "=", hash).limit(1);
  return (await found.executeTakeFirst())?.bytes;
}

/** Locks the order of one of its entries; undefined: the order has no such entry. */
export async function lockTeam(tx: Tx, orderId: number, entryId: number) {
  const order = await tx
    .selectFrom("orders")
    .select(["id", "state"])
    .where("id", "=", orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const entry = await tx
    .selectFrom("orderEntries as e")
    .innerJoin("categories as c", "c.id", "e.categoryId")
    .select(["e.id", "c.entryKind"])
    .where("e.orderId", "=", orderId)
    .where("e.id", "=", entryId)
    .executeTakeFirst();
  return order && entry && { state: order.state, isTeam: entry.entryKind !== "individual" };
}
