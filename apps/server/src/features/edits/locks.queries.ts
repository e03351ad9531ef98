import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import type { EventsTable } from "../../db/schema.ts";
import { NotFound } from "../../http/refusals.ts";

export type LockedEvent = Selectable<EventsTable>;

/**
 * Lets only one transaction at a time change an event and its set-up. Rows that merely refer to the event can be stored
 * meanwhile.
 * @throws NotFound `event_not_found`
 */
export async function lockEvent(tx: Tx, eventId: number): Promise<LockedEvent> {
  const event = await tx.selectFrom("events").selectAll().where("id", "=", eventId).forNoKeyUpdate().executeTakeFirst();
  if (!event) throw new NotFound("event");
  return event;
}

/** The same for several events, in the order of their ids; ids without an event are left out. */
export async function lockEvents(tx: Tx, eventIds: readonly number[]): Promise<void> {
  if (eventIds.length === 0) return;
  await tx.selectFrom("events").select("id").where("id", "in", eventIds).orderBy("id").forNoKeyUpdate().execute();
}

type MasterList =
  "eventTypes" | "penaltyRules" | "paymentChannels" | "clubs" | "organisers" | "policies" | "messageTemplates";

/** Lets only one transaction at a time change a list of the installation; others can still read it. */
export async function lockList(tx: Tx, table: MasterList): Promise<void> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
}
