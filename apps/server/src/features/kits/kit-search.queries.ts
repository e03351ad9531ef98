import type { OrderState } from "@time-event/domain/orders/order-states";
import { latinKeys } from "@time-event/domain/kits/latin-keys";
import { readTicketCode, type TicketCode } from "@time-event/domain/kits/read-ticket-code";
import { arabicDigits } from "@time-event/domain/text/arabic-digits";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { containing } from "../../db/like-pattern.ts";

/** Whom a text at the desk names, at most `mostFound`. */
export interface FoundKits {
  readonly by: "ticket" | "order" | "bib" | "name" | null;
  readonly ids: readonly number[];
  readonly more: boolean;
  /** Of an order that has no place in the race; null: it has, or no order was named. */
  readonly orderState: Exclude<OrderState, "confirmed"> | null;
}

const mostFound = 20;
const mostWords = 6;
const nobody: FoundKits = { by: null, ids: [], more: false, orderState: null };

/** Looks somebody up: what a ticket or a bib says exactly comes before words of a name. */
export async function findKits(db: Db, eventId: number, text: string): Promise<FoundKits> {
  const ticket = readTicketCode(text);
  if (ticket) return ofOrder(db, eventId, ticket, "ticket");
  const bib = await idsOfBib(db, eventId, text);
  if (bib.length > 0) return { ...nobody, by: "bib", ids: bib };
  const order = await ofOrder(db, eventId, { reference: text.toUpperCase() }, "order");
  return order.by === null ? ofName(db, eventId, text) : order;
}

/** A scanner types bibs, too, while the keyboard is Thai. */
async function idsOfBib(db: Db, eventId: number, text: string): Promise<number[]> {
  const typed = [arabicDigits(text), latinKeys(text)].map((each) => each.toLowerCase());
  const { rows } = await sql<{ id: number }>`
    select id from entries where event_id = ${eventId} and bib <> '' and lower(bib) = any(${typed}::text[])
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

async function ofOrder(
  db: Db,
  eventId: number,
  { reference, entry, runner }: TicketCode,
  by: "ticket" | "order",
): Promise<FoundKits> {
  const { rows } = await sql<{ id: number | null; state: OrderState }>`
    select o.state, e.id from orders o
    left join entries e on e.order_id = o.id and e.event_id = o.event_id
      and (${entry ?? null}::bigint is null or e.order_entry_id = ${entry ?? null}::bigint)
      and (${runner ?? null}::bigint is null or e.id = ${runner ?? null}::bigint)
    where o.event_id = ${eventId} and o.reference = ${reference}
    order by e.id limit ${mostFound + 1}`.execute(db);
  const [first] = rows;
  if (!first) return nobody;
  const ids = rows.flatMap(({ id }) => id ?? []);
  const orderState = first.state === "confirmed" ? null : first.state;
  return { by, ids: ids.slice(0, mostFound), more: ids.length > mostFound, orderState };
}

async function ofName(db: Db, eventId: number, text: string): Promise<FoundKits> {
  const words = text.split(/\s+/).slice(0, mostWords).map(containing);
  const { rows } = await sql<{ id: number }>`
    select e.id from entries e
    where e.event_id = ${eventId} and ${sql.join(
      words.map((word) => sql`(e.search_text like ${word} or lower(e.club) like ${word})`),
      sql` and `,
    )}
    order by e.name_order, e.id limit ${mostFound + 1}`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return nobody;
  return { by: "name", ids: ids.slice(0, mostFound), more: ids.length > mostFound, orderState: null };
}
