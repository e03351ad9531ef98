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
 */
export async function findOrdersOf(db: Db, eventId: number, keyword: string): Promise<number[]> {
  const text = keyword.toLowerCase();
  // a number with the country as well as one without it
  const digits = (readPhone(keyword) ?? keyword).replace(/\D/g, "");
  const phone = digits.length >= fewestDigits ? digits : null;
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o
    where o.event_id = ${eventId} and o.contact_email <> '' and (
      o.reference = upper(${keyword})
      or lower(o.contact_name) = ${text}
      or regexp_replace(o.contact_phone, '[^0-9]', '', 'g') = ${phone}
      or exists (select from entries e where e.order_id = o.id and e.withdrawn_at is null and (
        lower(e.bib) = ${text} or lower(e.name_order) = ${text} or regexp_replace(e.phone, '[^0-9]', '', 'g') = ${phone}))
      or exists (select from order_entries e, jsonb_to_recordset(e.players)
          as p ("firstName" text, "lastName" text, phone text)
        where e.order_id = o.id and o.state <> 'confirmed' and (
          lower(concat_ws(' ', p."firstName", nullif(p."lastName", ''))) = ${text}
          or regexp_replace(p.phone, '[^0-9]', '', 'g') = ${phone}))
    )
    order by o.id desc limit ${mostOrders}`.execute(db);
  return rows.map(({ id }) => id);
}
