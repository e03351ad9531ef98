import type { PayableOrder } from "@time-event/contract/payable-orders";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { containing } from "../../db/like-pattern.ts";
import { owedOf } from "../orders/order-payments.queries.ts";
import { accountNumbersOf } from "../payment-channels/payment-channels.queries.ts";

const mostShown = 20;
const mostWords = 6;

interface Meant {
  /** Of its contact, its players or its reference, an amount in baht, or a telephone number. */
  readonly text: string;
  /** May the words be searched in telephone numbers, too? */
  readonly searchesContacts: boolean;
}

interface Money {
  /** One row with `amount_satang` and `account` (null: not known), named l. */
  readonly from: RawBuilder<unknown>;
  /** Which orders o may be named at all, and which are proposed without words. */
  readonly among: RawBuilder<boolean>;
  readonly proposed: RawBuilder<boolean>;
}

const owed = owedOf("o");
const isPaidInto = sql<boolean>`(l.account is null or l.account = any(${accountNumbersOf(sql.ref("o.eventId"))}))`;
const owesAsMuch = sql<boolean>`(${owed} = l.amount_satang and ${isPaidInto})`;

/** Orders that a line of a statement may pay; without words those that owe exactly as much and are paid into its account. */
export async function findOrdersOfLine(db: Db, lineId: number, meant: Meant): Promise<PayableOrder[]> {
  const from = sql`
    select l.amount_satang, s.account from statement_lines l join statements s on s.id = l.statement_id
    where l.id = ${lineId}`;
  return findOrders(db, { from, among: sql`true`, proposed: owesAsMuch }, meant);
}

/** Other orders of its event that a transfer may be for; without words those of the same contact that owe something. */
export async function findOrdersOfTransfer(
  db: Db,
  { eventId, id }: { readonly eventId: number; readonly id: number },
  meant: Meant,
): Promise<PayableOrder[]> {
  const from = sql`
    select coalesce(t.received_satang, t.claimed_satang) as amount_satang, null::text as account, t.id, t.event_id,
      f.contact_email, f.contact_phone
    from transfers t join orders f on f.id = t.order_id where t.event_id = ${eventId} and t.id = ${id}`;
  const among = sql<boolean>`(o.event_id = l.event_id
    and not exists (select from transfer_orders b where b.transfer_id = l.id and b.order_id = o.id))`;
  const proposed = sql<boolean>`(${owed} > 0 and ((o.contact_email <> '' and lower(o.contact_email) = lower(l.contact_email))
    or (o.contact_phone <> '' and o.contact_phone = l.contact_phone)))`;
  return findOrders(db, { from, among, proposed }, meant);
}

async function findOrders(
  db: Db,
  { from, among, proposed }: Money,
  { text, searchesContacts }: Meant,
): Promise<PayableOrder[]> {
  const amountSatang = readBaht(text);
  const digits = text.replace(/\D/g, "");
  const words = text.split(/\s+/).filter((word) => word !== "");
  const meant = [
    ...(words.length > 0
      ? [
          sql`(${sql.join(
            words.slice(0, mostWords).map((word) => sql`o.search_text like ${containing(word)}`),
            sql` and `,
          )})`,
        ]
      : [proposed]),
    ...(amountSatang === undefined ? [] : [sql`${owed} = ${amountSatang}`]),
    ...(searchesContacts && digits.length >= 4 ? [sql`o.contact_text like ${containing(digits)}`] : []),
  ];
  const { rows } = await sql<PayableOrder>`
    select o.id, o.reference, o.contact_name, jsonb_build_object('th', e.name_th, 'en', e.name_en) as event, o.state,
      ${owed}::bigint as owed_satang, ${isPaidInto} as is_paid_into
    from (${from}) l, orders o join events e on e.id = o.event_id
    where o.places > 0 and o.total_satang is not null and ${among} and (${sql.join(meant, sql` or `)})
    order by ${owesAsMuch} desc, ${owed} > 0 desc, o.id desc limit ${mostShown}`.execute(db);
  return rows;
}

/** @example readBaht("1,250.50"); // 125_050 */
function readBaht(text: string): number | undefined {
  const found = /^฿?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!found) return undefined;
  return Number(found[1]!.replaceAll(",", "")) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
}
