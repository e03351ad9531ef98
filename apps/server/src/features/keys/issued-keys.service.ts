import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { insertOrderKey, revokeOrderKeys } from "./keys.repository.ts";
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

/** Ends all keys of an order. Who has one is told so. */
export async function endOrderKeys(
  tx: Tx,
  order: { readonly eventId: number; readonly id: number },
  now: InstantMs,
  username: string,
): Promise<void> {
  await revokeOrderKeys(tx, order, now, username);
}
