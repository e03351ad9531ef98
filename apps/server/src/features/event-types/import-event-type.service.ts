import type { Tx } from "../../db/connection.ts";
import { addMissingEventType } from "./event-types.repository.ts";

/** A race of a sport that the list does not have brings the sport along. True when it was added. */
export async function importEventType(tx: Tx, code: string): Promise<boolean> {
  return addMissingEventType(tx, code);
}
