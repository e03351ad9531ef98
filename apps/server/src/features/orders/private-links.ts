import type { Db } from "../../db/connection.ts";
import type { MailedKey } from "../keys/mailed-keys.service.ts";
import { lockMailedOrder } from "./orders.queries.ts";

interface Parts {
  readonly db: Db;
  readonly mailedKey: MailedKey;
  readonly publicUrl: () => string;
}

/** The link that opens an order: its key travels in the fragment, which no server and no log sees. */
export type PrivateLink = (orderId: number) => Promise<string>;

/** Makes the private links of letters, at the moment at which a letter is sent. */
export function createPrivateLinks({ db, mailedKey, publicUrl }: Parts): PrivateLink {
  return (orderId) =>
    db.transaction().execute(async (tx) => {
      // ending the keys of the order waits, so that no key of before appears after it
      const order = await lockMailedOrder(tx, orderId);
      return `${publicUrl()}/register/registration#${await mailedKey(tx, order)}`;
    });
}
