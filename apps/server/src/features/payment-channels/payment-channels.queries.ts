import type { PaymentAccount } from "@time-event/contract/payment-channels";
import type { SatangTail } from "@time-event/domain/orders/satang-tail";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { bilingual } from "../../db/edited-rows.ts";

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

/** Events still to come that have chosen no channel, so that payers see every one that takes payments; drafts, too. */
export async function listEventsOfAllChannels(db: Db | Tx) {
  return db
    .selectFrom("events as e")
    .select(["e.id", bilingual("e.name").as("name")])
    .where("e.archivedAt", "is", null)
    .where("e.state", "in", ["draft", "published", "open", "closed", "live"])
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom("eventPaymentChannels as p").select("p.eventId").whereRef("p.eventId", "=", "e.id")),
      ),
    )
    .orderBy("e.startsOn")
    .orderBy("e.id")
    .execute();
}

/** Does an event tell its payers apart by some satang? */
export async function loadSatangTail(db: Db | Tx, eventId: number): Promise<SatangTail> {
  const found = db.selectFrom("eventPayments").select("satangTail").where("eventId", "=", eventId);
  return (await found.executeTakeFirst())?.satangTail ?? "off";
}

/** The number of a channel's account, which several channels may have; one without a number has its own. The table is named n. */
const accountNumber = sql<string>`coalesce(n.account ->> 'accountNumber', n.account ->> 'promptPayId',
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
  where n.id in (select p.channel_id from event_payment_channels p where p.event_id = ${eventId})
    or not exists (select from event_payment_channels p where p.event_id = ${eventId}))`;
