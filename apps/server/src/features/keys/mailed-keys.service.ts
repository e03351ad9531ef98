import { hkdfSync } from "node:crypto";
import type { Tx } from "../../db/connection.ts";
import { insertMailedKey } from "./keys.repository.ts";
import { hashOfKey, keyOf } from "./secret.ts";

/** An order, as far as the key in its letters depends on it. */
interface MailedOrder {
  readonly eventId: number;
  readonly id: number;
  readonly reference: string;
  /** How often its keys were ended. */
  readonly keyGeneration: number;
}

/**
 * The key that letters about an order contain. It follows from a secret outside of the database, so no row and no backup
 * contains it, and a letter that is sent again has the same one. It opens the order from now on.
 */
export type MailedKey = (tx: Tx, order: MailedOrder) => Promise<string>;

/** @param loadSecret with 128 random bits or more */
export function createMailedKeys(loadSecret: () => Promise<string>): MailedKey {
  return async (tx, order) => {
    const purpose = `time-event link to order ${order.id}, ${order.reference}, generation ${order.keyGeneration}`;
    const key = keyOf("registration", Buffer.from(hkdfSync("sha256", await loadSecret(), "", purpose, 24)));
    await insertMailedKey(tx, order, hashOfKey(key));
    return key;
  };
}
