import type { Tx } from "../../db/connection.ts";

/**
 * Keeps orders from taking places of an event until the transaction ends, for whoever decides by the places that are
 * left. Take it after the event and the version of its results.
 */
export async function lockPlaces(tx: Tx, eventId: number): Promise<void> {
  await tx
    .selectFrom("categoryPlaces")
    .select("categoryId")
    .where("eventId", "=", eventId)
    .orderBy("categoryId")
    .forUpdate()
    .execute();
}

/** The same for some categories, for an order that gives places of one back and takes places of another. */
export async function lockCategories(tx: Tx, categoryIds: readonly number[]): Promise<void> {
  await tx
    .selectFrom("categoryPlaces")
    .select("categoryId")
    .where("categoryId", "in", [...categoryIds])
    .orderBy("categoryId")
    .forUpdate()
    .execute();
}
