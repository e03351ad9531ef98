import { randomUUID } from "node:crypto";
import { callPath, parseReply } from "@time-event/contract/call";
import type { BodyOf, Endpoint, ReplyOf } from "@time-event/contract/endpoint";
import { webRegisterModelDelete, webRegisterModelSave } from "@time-event/contract/order-entries";
import { webRegisterConfirm, webRegisterGet, webRegisterSave } from "@time-event/contract/order-keeping";
import { webRegisterModelList } from "@time-event/contract/order-offers";
import type { Order } from "@time-event/contract/orders";
import { problem, type Problem } from "@time-event/contract/errors";
import { withKey } from "../../../testing/given-key.ts";
import { type Insertable, sql } from "kysely";
import type { Db } from "../../../db/connection.ts";
import type { AddOnsTable } from "../../../db/schema.ts";
import type { RaceDefinition } from "../../race-folder/race-folder.types.ts";
import { givenAllChannels } from "../../../testing/given-all-channels.ts";
import { givenRace, givenRaceDefinition } from "../../../testing/given-race.ts";

interface Answer<E extends Endpoint> {
  readonly status: number;
  readonly body: string;
  readonly reply: ReplyOf<E> | undefined;
  readonly problem: Problem | undefined;
}

async function send<E extends Endpoint>(url: string, endpoint: E, init: RequestInit, query = ""): Promise<Answer<E>> {
  const response = await fetch(`${url}/api/web/${query || endpoint.name}`, init);
  const body = await response.text();
  const parsed: unknown = JSON.parse(body);
  if (response.ok) return { status: response.status, body, reply: parseReply(endpoint, parsed), problem: undefined };
  return { status: response.status, body, reply: undefined, problem: problem.parse(parsed) };
}

interface Sender {
  readonly key?: string;
  readonly repeatId?: string;
  /** From where, for an application that trusts what a proxy says of that. */
  readonly address?: string;
}

/**
 * A submit of the contact, sent once. Who waits in a circle, or for too long, is told to come again: tests of locks see it
 * here, while `submit` would hide it.
 */
export function sendOnce<E extends Endpoint & { readonly method: "POST" }>(
  url: string,
  endpoint: E,
  body: BodyOf<E>,
  { key, repeatId = randomUUID(), address }: Sender = {},
): Promise<Answer<E>> {
  const from = address !== undefined && { "x-forwarded-for": address };
  const headers = { "content-type": "application/json", ...withKey(key, repeatId), ...from };
  return send(url, endpoint, { method: "POST", headers, body: JSON.stringify(body) });
}

/**
 * A submit of the contact, as a browser sends it; the same `repeatId` again is the same submit. It is sent again while the
 * server is too busy to answer.
 */
export async function submit<E extends Endpoint & { readonly method: "POST" }>(
  url: string,
  endpoint: E,
  body: BodyOf<E>,
  { repeatId = randomUUID(), ...sender }: Sender = {},
): Promise<Answer<E>> {
  for (;;) {
    const answer = await sendOnce(url, endpoint, body, { ...sender, repeatId });
    if (answer.status !== 503) return answer;
  }
}

/** What a contact does, with the key of their order. */
export interface Contact {
  readonly key: string;
  readonly choose: (form: BodyOf<typeof webRegisterModelSave>) => Promise<Answer<typeof webRegisterModelSave>>;
  readonly drop: (id: number) => Promise<Answer<typeof webRegisterModelDelete>>;
  readonly confirm: (form?: BodyOf<typeof webRegisterConfirm>) => Promise<Answer<typeof webRegisterConfirm>>;
  readonly change: (contact: Partial<Order["contact"]>) => Promise<Answer<typeof webRegisterSave>>;
  /** Changes what concerns the whole order. */
  readonly save: (form: Partial<BodyOf<typeof webRegisterSave>>) => Promise<Answer<typeof webRegisterSave>>;
  readonly order: () => Promise<Order>;
}

const language = "th";

/** Somebody who has begun an order. */
export async function givenContact(
  url: string,
  event: string,
  contact: Partial<Order["contact"]> = { name: "มานี", phone: "0812345678", email: "manee@example.org" },
): Promise<Contact> {
  const { reply, body } = await submit(url, webRegisterSave, { event, contact, language });
  const key = reply?.data.key;
  if (!key) throw new Error(body);
  return contactWith(url, event, key);
}

/** Somebody who has the key of an order. */
export function contactWith(url: string, event: string, key: string): Contact {
  return {
    key,
    choose: (form) => submit(url, webRegisterModelSave, form, { key }),
    drop: (id) => submit(url, webRegisterModelDelete, { id }, { key }),
    confirm: (form = {}) => submit(url, webRegisterConfirm, form, { key }),
    save: (form) => submit(url, webRegisterSave, { event, language, ...form }, { key }),
    change: (changed) => submit(url, webRegisterSave, { event, contact: changed, language }, { key }),
    order: async () => (await send(url, webRegisterGet, { headers: withKey(key) })).reply!.data,
  };
}

export async function offersOf(url: string, event: string, key?: string) {
  const query = callPath(webRegisterModelList, { event });
  return (await send(url, webRegisterModelList, { headers: withKey(key) }, query)).reply!.data;
}

/** An event that takes entries in one category, paid by every channel there is; returns its id. */
export async function givenSale(
  db: Db,
  category: Partial<RaceDefinition["categories"][number]> = {},
  slug?: string,
): Promise<number> {
  const race = givenRaceDefinition({ state: "open", category, ...(slug && { slug }) });
  const eventId = await givenRace(db, race, { entries: [] });
  await givenAllChannels(db, eventId);
  return eventId;
}

/** A shirt in two sizes of an event; changes of its columns by name. Returns its id. */
export async function givenShirt(
  db: Db,
  eventId: number,
  {
    stock = {},
    ...columns
  }: { readonly stock?: Readonly<Record<string, number>> } & Partial<Omit<Insertable<AddOnsTable>, "stock">> = {},
): Promise<number> {
  const { id } = await db
    .insertInto("addOns")
    .values({ eventId, position: 1, nameTh: "เสื้อ", nameEn: "Shirt", priceSatang: 25_000, per: "entry", ...columns })
    .returning("id")
    .executeTakeFirstOrThrow();
  const options = ["S", "M"].map((code, position) => ({
    addOnId: id,
    code,
    position,
    nameTh: code,
    nameEn: code,
    stock: stock[code] ?? null,
  }));
  await db.insertInto("addOnOptions").values(options).execute();
  return id;
}

/** Counters that do not say what is true: how many entries, held places and add-ons there are. */
export async function wrongCounters(db: Db): Promise<unknown[]> {
  const { rows: stock } = await sql`
    with chosen as (
      select c."addOn" as add_on_id, c.option, c.quantity
      from orders o, lateral (
        select o.add_ons union all
        select p -> 'addOns' from order_entries e, jsonb_array_elements(e.players) p
        where e.order_id = o.id and p ? 'addOns'
      ) l (list), jsonb_to_recordset(l.list) as c ("addOn" bigint, option text, quantity integer)
      where o.state in ('held', 'awaiting_payment', 'confirmed')
      union all
      select c."addOn", c.option, c.quantity
      from entries e, jsonb_to_recordset(e.add_ons) as c ("addOn" bigint, option text, quantity integer)
      where e.withdrawn_at is null
    )
    select s.add_on_id, s.option_code, s.taken, n.orders from add_on_stock s, lateral (
      select coalesce(sum(c.quantity), 0) as orders from chosen c
      where c.add_on_id = s.add_on_id and s.option_code in ('', c.option)
    ) n
    where s.taken <> n.orders or s.taken > s.stock`.execute(db);
  const { rows } = await sql`
    select p.category_id, p.taken, p.capacity, n.entries, n.held from category_places p, lateral (
      select (select count(*) from entries e where e.category_id = p.category_id and e.withdrawn_at is null) as entries,
        (select coalesce(sum(e.places), 0) from order_entries e join orders o on o.id = e.order_id
         where e.category_id = p.category_id and o.state in ('held', 'awaiting_payment')) as held
    ) n
    where p.taken <> n.entries + n.held or p.taken > p.capacity`.execute(db);
  const { rows: pools } = await sql`
    select q.id, q.taken, q.capacity, n.taken as counted from place_pools q, lateral (
      select coalesce(sum(p.taken), 0) as taken from category_places p
      where p.event_id = q.event_id and (q.category_ids is null or p.category_id = any(q.category_ids))
    ) n
    where q.taken <> n.taken or q.taken > q.capacity`.execute(db);
  const { rows: waves } = await sql`
    select w.id, w.taken, w.capacity, n.counted from waves w, lateral (
      select (select count(*) from entries e where e.wave_id = w.id and e.withdrawn_at is null)
        + (select coalesce(sum(e.places), 0) from order_entries e join orders o on o.id = e.order_id
          where e.wave_id = w.id and o.state in ('held', 'awaiting_payment')) as counted
    ) n
    where w.taken <> n.counted or w.taken > w.capacity`.execute(db);
  return [...rows, ...stock, ...pools, ...waves];
}
