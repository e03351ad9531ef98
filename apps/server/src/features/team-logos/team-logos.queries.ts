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

export interface ServedLogo {
  readonly bytes: Buffer;
  /** A team in the race has it; else only its captain has seen where it is. */
  readonly isPublic: boolean;
}

/** A logo of a team whose order has its places; of several, that of a team in the race. */
export async function loadLogo(db: Db, hash: string): Promise<ServedLogo | undefined> {
  return db
    .selectFrom("teamLogos as l")
    .innerJoin("orderEntries as e", "e.id", "l.orderEntryId")
    .innerJoin("orders as o", "o.id", "e.orderId")
    .select(["l.bytes", (eb) => eb("o.state", "=", "confirmed").$castTo<boolean>().as("isPublic")])
    .where("l.hash", "=", hash)
    .where("o.state", "in", ["held", "awaiting_payment", "confirmed"])
    .orderBy("isPublic", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Locks the order of one of its entries; undefined: the order has no such entry. */
export async function lockTeam(tx: Tx, orderId: number, entryId: number) {
  const order = await tx
    .selectFrom("orders as o")
    .innerJoin("events as ev", "ev.id", "o.eventId")
    .select(["o.state", "ev.state as eventState", "ev.archivedAt"])
    .where("o.id", "=", orderId)
    .forNoKeyUpdate("o")
    .executeTakeFirst();
  const entry = await tx
    .selectFrom("orderEntries as e")
    .innerJoin("categories as c", "c.id", "e.categoryId")
    .leftJoin("teamLogos as l", "l.orderEntryId", "e.id")
    .select(["c.entryKind", "l.hash"])
    .where("e.orderId", "=", orderId)
    .where("e.id", "=", entryId)
    .executeTakeFirst();
  return order && entry && { ...order, hash: entry.hash, isTeam: entry.entryKind !== "individual" };
}
