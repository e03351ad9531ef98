import type { OrderPlayer } from "@time-event/contract/order-player";
import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import { marksOf, personOf } from "./players-of-form.ts";

export interface EnteredPerson {
  readonly person: string;
  readonly categoryId: number;
  /** The order that is not paid; null: an entry of the race. */
  readonly heldBy: number | null;
}

/** A key of its own beside those of other advisory locks. */
const personLocks = 8_215_004;

/**
 * Keeps persons of an event for this transaction; another one that asks for one of them waits until this one ends. Who
 * asks for several entries locks all their persons first, at once: two orders of the same people, entered in another
 * order, would wait for each other.
 */
export async function lockPersons(
  tx: Tx,
  persons: readonly { readonly eventId: number; readonly person: string }[],
): Promise<void> {
  if (persons.length === 0) return;
  const names = persons.map(({ eventId, person }) => `${eventId} ${person}`);
  // always in the order of the locks themselves
  await sql`
    select pg_advisory_xact_lock(${personLocks}, lock)
    from (select distinct hashtext(name) as lock from unnest(${names}::text[]) name order by lock) l`.execute(tx);
}

/**
 * Where else these players of an event are: in other entries of orders, and in entries of the race. Locks them
 * (`lockPersons`).
 */
export async function findEntered(
  tx: Tx,
  eventId: number,
  players: readonly OrderPlayer[],
  exceptOrderEntry: number | undefined,
): Promise<EnteredPerson[]> {
  const marks = players.flatMap(marksOf);
  if (marks.length === 0) return [];
  await lockPersons(
    tx,
    marks.map(({ person }) => ({ eventId, person })),
  );
  const persons = players.flatMap((player) => personOf(player) ?? []);
  const numbersOf = (field: "nationalId" | "passport") =>
    players.flatMap((player) => (player[field] === "" ? [] : [player[field]]));
  const { rows } = await sql<EnteredPerson>`
    select p.person, e.category_id, o.id as held_by
    from order_players p
    join order_entries e on e.id = p.order_entry_id
    join orders o on o.id = e.order_id
    where p.event_id = ${eventId} and p.person = any(${marks.map(({ person }) => person)}::text[])
      and o.state in ('held', 'awaiting_payment') and e.id is distinct from ${exceptOrderEntry ?? null}::bigint
    union all
    select w.person, e.category_id, null as held_by
    from jsonb_to_recordset(${JSON.stringify(persons)}::jsonb) as w (person text, name text, "birthDate" date)
    join entries e on e.event_id = ${eventId} and e.name_order = w.name and e.birth_date = w."birthDate"
    where e.withdrawn_at is null
      and (e.order_entry_id is null or e.order_entry_id is distinct from ${exceptOrderEntry ?? null}::bigint)
    union all
    select 'nationalId ' || e.national_id, e.category_id, null
    from entries e
    where e.event_id = ${eventId} and e.national_id <> '' and e.national_id = any(${numbersOf("nationalId")}::text[])
      and e.withdrawn_at is null
      and (e.order_entry_id is null or e.order_entry_id is distinct from ${exceptOrderEntry ?? null}::bigint)
    union all
    select 'passport ' || e.passport, e.category_id, null
    from entries e
    where e.event_id = ${eventId} and e.passport <> '' and e.passport = any(${numbersOf("passport")}::text[])
      and e.withdrawn_at is null
      and (e.order_entry_id is null or e.order_entry_id is distinct from ${exceptOrderEntry ?? null}::bigint)`.execute(
    tx,
  );
  return rows;
}
