import type { Tx } from "../../db/connection.ts";
import { loadAddOns } from "./add-ons.queries.ts";
import { copyAddOns } from "./add-ons.repository.ts";

/** Copies the add-ons of an event to another. */
export async function copyTo(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await copyAddOns(tx, toEventId, await loadAddOns(tx, fromEventId));
}
