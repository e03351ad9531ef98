import type { PaymentAccount } from "@time-event/contract/payment-channels";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

export interface PaymentChannel {
  readonly account: PaymentAccount;
}

/** The channels in use, the default one first. */
export async function listActiveChannels(db: Db | Tx): Promise<PaymentChannel[]> {
  return db
    .selectFrom("paymentChannels")
    .select(sql<PaymentAccount>`account`.as("account"))
    .where("active", "=", true)
    .orderBy("isDefault", "desc")
    .orderBy("position")
    .orderBy("id")
    .execute();
}
