import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import type { HeldNumber } from "./entered-numbers.ts";

interface Asked {
  readonly field: HeldNumber["field"];
  readonly number: string;
}

/** Numbers that are looked for at a time, so that nobody waits for all of them. */
const numbersAtATime = 1_000;

/** Who has these numbers: entries of the event that are not withdrawn, and players of orders that are not paid yet. */
export async function loadHeldNumbers(tx: Tx, eventId: number, asked: readonly Asked[]): Promise<HeldNumber[]> {
  const held: HeldNumber[] = [];
  for (let from = 0; from < asked.length; from += numbersAtATime)
    held.push(...(await loadSome(tx, eventId, asked.slice(from, from + numbersAtATime))));
  return [...new Map(held.map((each) => [JSON.stringify(each), each])).values()];
}

async function loadSome(tx: Tx, eventId: number, asked: readonly Asked[]): Promise<HeldNumber[]> {
  const numbers = (field: Asked["field"]) => asked.flatMap((each) => (each.field === field ? [each.number] : []));
  const persons = asked.map(({ field, number }) => `${field} ${number}`);
  const { rows } = await sql<HeldNumber>`
    select 'nationalId' as field, national_id as number, category_id, id as entry_id from entries
    where event_id = ${eventId} and withdrawn_at is null and national_id <> ''
      and national_id = any(${numbers("nationalId")}::text[])
    union all
    select 'passport', passport, category_id, id from entries
    where event_id = ${eventId} and withdrawn_at is null and passport <> ''
      and passport = any(${numbers("passport")}::text[])
    union all
    select split_part(p.person, ' ', 1), split_part(p.person, ' ', 2), e.category_id, null
    from order_players p join order_entries e on e.id = p.order_entry_id join orders o on o.id = e.order_id
    where p.event_id = ${eventId} and p.person = any(${persons}::text[])
      and o.state in ('held', 'awaiting_payment')`.execute(tx);
  return rows;
}
