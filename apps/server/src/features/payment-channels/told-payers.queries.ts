import type { Text } from "@time-event/contract/fields";
import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import { bilingual } from "../../db/edited-rows.ts";
import { hasConfirmedOrders } from "./payment-channels.queries.ts";

/** An event in which somebody was told where to pay. */
export interface ToldEvent {
  readonly id: number;
  readonly name: Text;
}

/** Those of some events in which somebody was told where to pay. */
export async function toldEvents(tx: Tx, eventIds: readonly number[]): Promise<ToldEvent[]> {
  const told = [];
  for (const id of eventIds) if (await hasConfirmedOrders(tx, id)) told.push(id);
  if (told.length === 0) return [];
  return tx
    .selectFrom("events")
    .select(["id", bilingual("name").as("name")])
    .where("id", "in", told)
    .execute();
}

/** The events that have chosen a channel of the installation. */
export async function eventsThatChose(tx: Tx, channelId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom("eventPaymentChannels")
    .select("eventId")
    .where("channelId", "=", channelId)
    .orderBy("eventId")
    .execute();
  return rows.map(({ eventId }) => eventId);
}

/** Whoever checks payments or sets up the event, and can be written to. */
export async function listKeepersOfMoney(tx: Tx, eventId: number): Promise<{ email: string; language: "th" | "en" }[]> {
  const { rows } = await sql<{ email: string; language: "th" | "en" }>`
    select distinct u.email, u.language
    from users u join user_roles r on r.user_id = u.id join role_permissions p on p.role_code = r.role_code
    where p.permission_code in ('payments_verify', 'events_edit') and (r.event_id is null or r.event_id = ${eventId})
      and u.disabled_at is null and u.email is not null
    order by u.email`.execute(tx);
  return rows;
}
