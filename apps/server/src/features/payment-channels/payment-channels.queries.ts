import type { PaymentAccount } from "@time-event/contract/payment-channels";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

export interface PaymentChannel {
  readonly account: PaymentAccount;
}

/** The channels by which an event is paid, the default one first: those that it has chosen, or all. */
export async function listActiveChannels(db: Db | Tx, eventId: number): Promise<PaymentChannel[]> {
  const chosen = db.selectFrom("eventPaymentChannels").where("eventId", "=", eventId);
  return db
    .selectFrom("paymentChannels")
    .select(sql<PaymentAccount>`account`.as("account"))
    .where("active", "=", true)
    .where((eb) => eb.or([eb("id", "in", chosen.select("channelId")), eb.not(eb.exists(chosen.select("channelId")))]))
    .orderBy("isDefault", "desc")
    .orderBy("position")
    .orderBy("id")
    .execute();
}
