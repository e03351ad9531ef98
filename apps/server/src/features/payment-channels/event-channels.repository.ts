import type { EventPayment } from "@time-event/contract/event-payments";
import type { PaymentAccount } from "@time-event/contract/payment-channels";
import { payHours } from "@time-event/domain/orders/deadlines";
import { addressShare, entriesOfOrder } from "@time-event/domain/orders/order-limits";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { bilingual, savedBy } from "../../db/edited-rows.ts";
import { listPaymentChannels } from "./payment-channels.repository.ts";

const unsaved = {
  satangTail: "off",
  payHours: payHours.otherwise,
  mostEntries: entriesOfOrder.otherwise,
  addressShare: addressShare.otherwise,
  revision: 0,
  changedAt: 0,
  changedBy: "",
} as const;

/** Revision 0: nobody has chosen anything for the event. */
export async function loadEventPayment(db: Db | Tx, eventId: number): Promise<EventPayment> {
  const saved = await db
    .selectFrom("eventPayments")
    .select(["satangTail", "payHours", "mostEntries", "addressShare", "revision", "changedAt", "changedBy"])
    .where("eventId", "=", eventId)
    .executeTakeFirst();
  const rows = await db
    .selectFrom("paymentChannels as c")
    .leftJoin("eventPaymentChannels as e", (join) =>
      join.onRef("e.channelId", "=", "c.id").on("e.eventId", "=", eventId),
    )
    .select(["c.id", "c.active", "c.isDefault", "e.channelId", bilingual("name").as("name")])
    .select(sql<PaymentAccount>`c.account`.as("account"))
    .where("c.eventId", "is", null)
    .where((eb) => eb.or([eb("c.active", "=", true), eb("e.channelId", "is not", null)]))
    .orderBy("c.isDefault", "desc")
    .orderBy("c.position")
    .orderBy("c.id")
    .execute();
  return {
    own: await listPaymentChannels(db, eventId),
    channels: rows.map(({ channelId: _chosen, ...channel }) => channel),
    channelIds: rows.flatMap(({ channelId }) => channelId ?? []),
    ...(saved ?? unsaved),
  };
}

export async function storeEventPayment(
  tx: Tx,
  eventId: number,
  {
    channelIds,
    ...chosen
  }: Pick<EventPayment, "satangTail" | "payHours" | "mostEntries" | "addressShare"> & {
    readonly channelIds: readonly number[];
  },
  username: string,
): Promise<void> {
  await tx
    .insertInto("eventPayments")
    .values({ eventId, ...chosen, changedBy: username })
    .onConflict((conflict) =>
      conflict.column("eventId").doUpdateSet({ ...chosen, ...savedBy(username, { table: "eventPayments" }) }),
    )
    .execute();
  await tx.deleteFrom("eventPaymentChannels").where("eventId", "=", eventId).execute();
  if (channelIds.length === 0) return;
  await tx
    .insertInto("eventPaymentChannels")
    .values(channelIds.map((channelId) => ({ eventId, channelId })))
    .execute();
}

export async function copyEventPayment(tx: Tx, fromEventId: number, toEventId: number): Promise<void> {
  await sql`
    insert into event_payments (event_id, satang_tail, pay_hours, most_entries, address_share, changed_by)
    select ${toEventId}, satang_tail, pay_hours, most_entries, address_share, changed_by from event_payments where event_id = ${fromEventId}`.execute(
    tx,
  );
  await sql`
    insert into event_payment_channels (event_id, channel_id)
    select ${toEventId}, channel_id from event_payment_channels where event_id = ${fromEventId}`.execute(tx);
  await sql`
    insert into payment_channels (event_id, position, name_th, name_en, account, active, changed_by)
    select ${toEventId}, position, name_th, name_en, account, active, changed_by from payment_channels
    where event_id = ${fromEventId}`.execute(tx);
}
