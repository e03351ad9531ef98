import { type AskedOfPerson, usuallyAsked } from "@time-event/domain/entries/asked-of-person";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";

/** What is stored of it; what was left out is as usual. */
export function toAsked(stored: unknown): AskedOfPerson {
  return { ...usuallyAsked, ...(stored as Partial<AskedOfPerson>) };
}

/** What an event asks of each player beside name, gender and birth date. @throws NotFound */
export async function loadAsked(db: Db | Tx, eventId: number): Promise<AskedOfPerson> {
  const event = await db.selectFrom("events").select("askedOfPerson").where("id", "=", eventId).executeTakeFirst();
  if (!event) throw new NotFound("event");
  return toAsked(event.askedOfPerson);
}
