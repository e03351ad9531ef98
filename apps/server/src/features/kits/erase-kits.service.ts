import type { Tx } from "../../db/connection.ts";
import { forgetKitNames } from "./kits.repository.ts";

/** Forgets who came for the kits of erased entries; that they were handed out stays. */
export async function eraseKits(tx: Tx, entryIds: readonly number[]): Promise<void> {
  if (entryIds.length > 0) await forgetKitNames(tx, entryIds);
}
