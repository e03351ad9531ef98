import type { PaymentAccount } from "@time-event/contract/payment-channels";
import type { SatangTail } from "@time-event/domain/orders/satang-tail";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

export interface PaymentChannel {
  readonly account: PaymentAccount;
}

/** The channels by which an event is paid: its own, then those of the installation that it has chosen, the default one first. */
export async function listActiveChannels(db: Db | Tx, eventId: number): Promise<PaymentChannel[]> {
  const chosen = db.selectFrom("eventPaymentChannels").where("eventId", "=", eventId);
  return db
    .selectFrom("paymentChannels")
    .select(sql<PaymentAccount>`account`.as("account"))
    .where("active", "=", true)
    .where((eb) => eb.or([eb("eventId", "=", eventId), eb("id", "in", chosen.select("channelId"))]))
    .orderBy(sql`event_id is not null`, "desc")
    .orderBy("isDefault", "desc")
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** Has anybody been told where to pay for an event? */
export async function hasConfirmedOrders(tx: Tx, eventId: number): Promise<boolean> {
  const found = tx.selectFrom("orders").select("id").where("eventId", "=", eventId).where("totalSatang", ">", 0);
  return (await found.where("state", "in", ["awaiting_payment", "confirmed"]).executeTakeFirst()) !== undefined;
}

/** Does an event tell its payers apart by some satang? */
export async function loadSatangTail(db: Db | Tx, eventId: number): Promise<SatangTail> {
  const found = db.selectFrom("eventPayments").select("satangTail").where("eventId", "=", eventId);
  return (await found.executeTakeFirst())?.satangTail ?? "off";
}

/** The number of a channel's account, which several channels may have; one without a number has its own. The table is named n. */
export const accountNumber = sql<string>`coalesce(n.account ->> 'accountNumber', n.account ->> 'promptPayId',
  n.account ->> 'billerId', 'channel ' || n.id)`;

/** The number of a channel's account; undefined: there is no such channel. */
export async function accountNumberOf(db: Db | Tx, channelId: number): Promise<string | undefined> {
  const { rows } = await sql<{ account: string }>`
    select ${accountNumber} as account from payment_channels n where n.id = ${channelId}`.execute(db);
  return rows[0]?.account;
}

/**
 * The numbers of the accounts into which an event is paid, as an array; its id is given as SQL. A channel that takes no
 * payments now counts, too: somebody may still pay into it.
 */
export const accountNumbersOf = (eventId: RawBuilder<unknown>) => sql<string[]>`array(
  select ${accountNumber} from payment_channels n
  where n.event_id = ${eventId}
    or n.id in (select p.channel_id from event_payment_channels p where p.event_id = ${eventId}))`;
