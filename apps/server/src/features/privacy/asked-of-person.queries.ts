import { type AskedOfPerson, usuallyAsked } from "@time-event/domain/entries/asked-of-person";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";

/**
 * What an event asks of each player beside name, gender and birth date; what its organiser has not decided is as usual. A
 * shirt that is sold by size says its own: nobody is asked for another size beside it unless the organiser asks.
 * @throws NotFound
 */
export async function loadAsked(db: Db | Tx, eventId: number): Promise<AskedOfPerson> {
  const sellsShirts = sql<boolean>`exists (
    select from add_ons a join add_on_options o on o.add_on_id = a.id
    where a.event_id = events.id and a.per = 'entry' and upper(o.code) in ('S', 'M', 'L', 'XL')
    group by a.id having count(*) > 1)`;
  const event = await db
    .selectFrom("events")
    .select(["askedOfPerson", sellsShirts.as("sellsShirts")])
    .where("id", "=", eventId)
    .executeTakeFirst();
  if (!event) throw new NotFound("event");
  const decided = event.askedOfPerson as Partial<AskedOfPerson>;
  return { ...usuallyAsked, ...(event.sellsShirts && { shirtSize: "hidden" }), ...decided };
}
