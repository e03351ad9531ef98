import type { Tx } from "../../db/connection.ts";
import { addMissingEventType } from "./event-types.repository.ts";

/** Adds the sport of an imported race if the list does not have it. True if it was added. */
export async function importEventType(tx: Tx, code: string): Promise<boolean> {
  return addMissingEventType(tx, code);
}
