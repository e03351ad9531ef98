import type { Insertable } from "kysely";
import type { EventState } from "@time-event/domain/event-state/event-states";
import type { Tx } from "../../db/connection.ts";
import type { EventsTable } from "../../db/schema.ts";

export async function insertEventRow(tx: Tx, row: Insertable<EventsTable>): Promise<number> {
  const { id } = await tx.insertInto("events").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function deleteEventRow(tx: Tx, eventId: number): Promise<void> {
  await tx.deleteFrom("events").where("id", "=", eventId).execute();
}

export async function setState(tx: Tx, eventId: number, state: EventState): Promise<void> {
  await tx.updateTable("events").set({ state }).where("id", "=", eventId).execute();
}

export async function setRehearsalOf(tx: Tx, eventId: number, ofEventId: number): Promise<void> {
  await tx.updateTable("events").set({ rehearsalOf: ofEventId }).where("id", "=", eventId).execute();
}
