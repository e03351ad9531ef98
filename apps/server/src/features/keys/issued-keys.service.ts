import type { Tx } from "../../db/connection.ts";
import { insertOrderKey } from "./keys.repository.ts";
import { hashOfKey, makeKey } from "./secret.ts";

/** A new key to an order. Only the caller ever has it: the database has its hash. */
export async function issueOrderKey(
  tx: Tx,
  order: { readonly eventId: number; readonly id: number; readonly reference: string },
): Promise<string> {
  const key = makeKey("registration");
  await insertOrderKey(tx, order, hashOfKey(key));
  return key;
}
