import type { ReplyOf } from "@time-event/contract/endpoint";
import type { webPlayerRegisterGet } from "@time-event/contract/registrations";
import type { OrderRecord } from "@time-event/contract/staff-orders";
import { sql } from "kysely";
import type { Db, Tx } from "../../../db/connection.ts";

type Note = OrderRecord["notes"][number];

/** What staff wrote about an order, the newest first. */
export async function loadNotes(db: Db | Tx, orderId: number): Promise<Note[]> {
  return db
    .selectFrom("orderNotes")
    .select(["id", "at", "username", "note"])
    .where("orderId", "=", orderId)
    .orderBy("id", "desc")
    .execute();
}

/** The entries of the race that an order became. */
export async function loadRaceEntries(db: Db | Tx, orderId: number): Promise<OrderRecord["raceEntries"]> {
  const { rows } = await sql<OrderRecord["raceEntries"][number]>`
    select e.id, c.code as category, e.bib, e.first_name, e.last_name, e.withdrawn_at is not null as withdrawn
    from entries e join categories c on c.id = e.category_id
    where e.order_id = ${orderId} order by e.id`.execute(db);
  return rows;
}

type RaceEntry = NonNullable<ReplyOf<typeof webPlayerRegisterGet>["data"]>["race"][number];

/** Those that one entry of an order became, whatever staff have since mended in them. */
export async function loadRaceEntriesOf(db: Db | Tx, orderEntryId: number): Promise<RaceEntry[]> {
  return db
    .selectFrom("entries")
    .select((eb) => ["bib", "firstName", "lastName", eb("withdrawnAt", "is not", null).as("withdrawn")])
    .where("orderEntryId", "=", orderEntryId)
    .orderBy("id")
    .$castTo<RaceEntry>()
    .execute();
}

/** Something that happened to an order, by staff, its contact or the clock. */
export interface PastOrderChange {
  readonly at: number;
  readonly username: string | null;
  readonly action: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly reason: string;
}

const mostShown = 200;

/** Steps that are what the call itself says: they would stand there twice. */
const saidByCall = sql`(
  (w.action = 'order-cancel' and s.step = 'cancel')
  or (w.action = 'order-free' and s.step = 'settle')
  or (w.action = 'order-create' and coalesce(s.step, 'begin') in ('begin', 'hold', 'confirm')))`;

/**
 * The newest first, without who looked at it. A step has the name of whoever caused it: what a member of staff did is
 * written in the same transaction, whatever it was about (a slip, a statement, a refund). A step that only repeats it is
 * left out. A backup that was restored knows of no transaction: its steps are nobody's, unless the same minute says so.
 */
export async function loadOrderHistory(db: Db | Tx, eventId: number, id: number): Promise<PastOrderChange[]> {
  const { rows } = await sql<PastOrderChange>`
    select at_ms as at, username, action, entry::jsonb -> 'before' as before, entry::jsonb -> 'after' as after,
      entry::jsonb ->> 'reason' as reason, 1 as rank, seq as nth
    from audit_entries
    where event_id = ${eventId} and subject_kind = 'order' and subject_id = ${String(id)}
      and action <> 'personal-data-seen'
    union all
    select (extract(epoch from s.at) * 1000)::bigint, w.username, coalesce(s.step, 'begin'), null, null, '', 0, s.id
    from order_steps s join orders o on o.id = s.order_id
    left join lateral (
      select a.username, a.action from audit_entries a
      where a.xmin = s.xmin and a.event_id = ${eventId}
        and a.at_ms between extract(epoch from s.at) * 1000 - 60000 and extract(epoch from s.at) * 1000 + 60000
      order by a.seq limit 1
    ) w on true
    where s.order_id = ${id} and o.event_id = ${eventId} and not coalesce(${saidByCall}, false)
    order by at desc, rank desc, nth desc limit ${mostShown}`.execute(db);
  return rows;
}
