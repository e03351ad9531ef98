import { sql } from "kysely";
import type { EventState } from "@time-event/domain/event-state/event-states";
import type { Tx } from "../../db/connection.ts";

/** Any number that no other lock of the product begins with. */
const slugLocks = 7_463_952;

/** Lets one import of a slug in at a time, until the transaction ends. */
export async function lockSlug(tx: Tx, slug: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${slugLocks}, hashtext(${slug}))`.execute(tx);
}

export interface StoredEvent {
  readonly id: number;
  readonly sourceHash: string | null;
  readonly resultsVersion: number;
}

export async function findStoredEvent(tx: Tx, slug: string): Promise<StoredEvent | undefined> {
  return tx
    .selectFrom("events")
    .select(["id", "sourceHash", "resultsVersion"])
    .where("slug", "=", slug)
    .forUpdate()
    .executeTakeFirst();
}

/** Removes an event and all that hangs on it, what there is most of first: a cascade would go row by row. */
export async function deleteEvent(tx: Tx, eventId: number): Promise<void> {
  for (const table of ["results", "penalties", "passings", "entries"] as const) {
    await tx.deleteFrom(table).where("eventId", "=", eventId).execute();
  }
  await tx.deleteFrom("events").where("id", "=", eventId).execute();
}

export async function setEventState(tx: Tx, eventId: number, state: EventState): Promise<void> {
  await tx.updateTable("events").set({ state }).where("id", "=", eventId).execute();
}
