import type { PublicMatch } from "@time-event/contract/find-order";
import { publicPerson, type PublicView } from "@time-event/domain/privacy/public-person";
import { readPhone } from "@time-event/domain/entries/phone-number";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { containing } from "../../db/like-pattern.ts";
import { searchableText } from "../privacy/public-view.queries.ts";

const mostMatches = 5;
const mostOrders = 3;
/** A number with fewer digits is a bib, not a telephone. */
const fewestDigits = 9;
const fewestLetters = 3;

/** What the start list shows of entries with this text, with the last names cut even where the list has them whole. */
export async function findPublicMatches(
  db: Db,
  eventId: number,
  view: PublicView,
  text: string,
): Promise<PublicMatch[]> {
  const rows = await db
    .selectFrom("entries")
    .innerJoin("categories", "categories.id", "entries.categoryId")
    .select(["entries.bib", "entries.firstName", "entries.lastName", "entries.firstNameEn", "entries.lastNameEn"])
    .select(["categories.code as category", "entries.club", "entries.province", "entries.nationality"])
    .where("entries.eventId", "=", eventId)
    .where("entries.withdrawnAt", "is", null)
    .where(searchableText(view, view.bib), "like", containing(text))
    .orderBy("entries.bibOrder")
    .limit(mostMatches)
    .execute();
  const masked: PublicView = { ...view, names: view.names === "initials" ? "initials" : "short" };
  return rows.map((row) => {
    const { name, nameEn } = publicPerson(masked, { ...row, ageGroup: null });
    return { bib: view.bib ? row.bib : null, name, nameEn, category: row.category };
  });
}

/**
 * The orders that a keyword names exactly: by reference, a telephone number, the bib or the whole name of somebody in
 * them, or the name of their contact. Only those whose contact can be written to, the newest first.
 *
 * Each way has an index of its own. A player of an order that is not confirmed is in the words of the staff's list, which
 * are searched by parts of three letters; so one of two letters is found by their contact alone.
 */
export async function findOrdersOf(db: Db, eventId: number, keyword: string): Promise<number[]> {
  const text = keyword.toLowerCase();
  // a number with the country as well as one without it
  const digits = (readPhone(keyword) ?? keyword).replace(/\D/g, "");
  const phone = digits.length >= fewestDigits ? digits : null;
  const words = text.length < fewestLetters ? null : containing(text);
  const { rows } = await sql<{ id: number }>`
    with named (id) as (
      select id from orders where reference = upper(${keyword})
      union select id from orders
        where event_id = ${eventId} and contact_email <> '' and lower(contact_name) = ${text}
      union select id from orders where event_id = ${eventId} and contact_email <> ''
        and regexp_replace(contact_phone, '[^0-9]', '', 'g') = ${phone}
      union select order_id from entries
        where event_id = ${eventId} and order_id is not null and withdrawn_at is null and lower(bib) = ${text}
      union select order_id from entries
        where event_id = ${eventId} and order_id is not null and withdrawn_at is null and lower(name_order) = ${text}
      union select order_id from entries where event_id = ${eventId} and order_id is not null and withdrawn_at is null
        and regexp_replace(phone, '[^0-9]', '', 'g') = ${phone}
      union select o.id from orders o
        where o.event_id = ${eventId} and o.places > 0 and o.state <> 'confirmed'
          and (o.search_text like ${words} or o.contact_text like ${phone && containing(phone)})
          and exists (select from order_entries e, jsonb_to_recordset(e.players)
              as p ("firstName" text, "lastName" text, phone text)
            where e.order_id = o.id and (lower(concat_ws(' ', p."firstName", nullif(p."lastName", ''))) = ${text}
              or regexp_replace(p.phone, '[^0-9]', '', 'g') = ${phone}))
    )
    select o.id from named n join orders o on o.id = n.id
    where o.event_id = ${eventId} and o.contact_email <> ''
    order by o.id desc limit ${mostOrders}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Does the event of this name have an order with this reference? */
export async function isReferenceOf(db: Db, event: string, reference: string): Promise<boolean> {
  const found = await db
    .selectFrom("orders as o")
    .innerJoin("events as ev", "ev.id", "o.eventId")
    .select("o.id")
    .where("o.reference", "=", reference)
    .where("ev.slug", "=", event)
    .executeTakeFirst();
  return found !== undefined;
}
