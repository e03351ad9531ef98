import type { Db } from "../../db/connection.ts";
import type { MailedKey } from "../keys/mailed-keys.service.ts";
import { lockMailedOrder } from "./orders.queries.ts";

interface Parts {
  readonly db: Db;
  readonly mailedKey: MailedKey;
  readonly publicUrl: () => string;
}

/**
 * The link that opens an order: its key travels in the fragment, which no server and no log sees. A letter that was
 * written before the keys were ended may go to somebody who was to be locked out, so its link has no key.
 */
export type PrivateLink = (written: {
  readonly id: number;
  /** Null: nobody knows of which generation the letter is. */
  readonly keyGeneration: number | null;
}) => Promise<string>;

/** Makes the private links of letters, at the moment at which a letter is sent. */
export function createPrivateLinks({ db, mailedKey, publicUrl }: Parts): PrivateLink {
  return ({ id, keyGeneration }) =>
    db.transaction().execute(async (tx) => {
      // ending the keys of the order waits, so that no key of before appears after it
      const order = await lockMailedOrder(tx, id);
      const page = `${publicUrl()}/register/registration`;
      return order.keyGeneration === keyGeneration ? `${page}#${await mailedKey(tx, order)}` : page;
    });
}
