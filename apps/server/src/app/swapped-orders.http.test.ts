import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Endpoint } from "@time-event/contract/endpoint";
import { webApi } from "@time-event/contract/web-api";
import { givenAnswerFile } from "../features/answer-files/testing/given-answer-file.ts";
import { givenPlayer } from "../features/orders/testing/given-order.ts";
import { givenContact, givenSale } from "../features/orders/testing/given-sale.ts";
import { drawSlip } from "../features/slips/testing/given-slip.ts";
import { givenPayer } from "../features/transfers/testing/given-payer.ts";
import { exampleInput, makeCall } from "../testing/example-input.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { withKey } from "../testing/given-key.ts";

// The holder of one order's key names everything that another order has, of the same event and of another one: they must
// see and change nothing of it. Every call that the key of an order opens is tried, with every id and with the reference.

const canary = "นกขมิ้น-canary";
interface Order {
  readonly id: number;
  readonly key: string;
  readonly reference: string;
  readonly event: string;
}

let given: GivenApp;
let priced: string;
let free: string;
let theirs: Order[];
let idsOfTheirs: (readonly [id: number, reference: string])[];
let before: string[];
let file: Uint8Array;

beforeAll(async () => {
  given = await givenApp();
  await tellIdsApart();
  priced = await givenEvent(80_000);
  free = await givenEvent(0);
  theirs = await givenOrders(canary);
  idsOfTheirs = [];
  for (const order of theirs) idsOfTheirs.push(...(await idsOf(order)).map((id) => [id, order.reference] as const));
  before = await everythingOf(theirs);
  file = await drawSlip();
});
afterAll(() => given.stop());

/** Lets the ids of each table begin elsewhere: an id of theirs is then never an id of something else of one's own. */
async function tellIdsApart(): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(table_name, 'id'), 10000 * row_number() over (order by table_name))
    from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`.execute(given.db);
}

async function givenEvent(priceSatang: number): Promise<string> {
  const slug = `swap-${randomUUID().slice(0, 8)}`;
  const feeTiers = [{ name: { th: "ราคา", en: "Price" }, priceSatang, endsAt: null }];
  // all of its orders come from one address
  await givenSale(given.db, { capacity: 1_000, feeTiers }, slug);
  return slug;
}

/** One order that is held, one with a slip that was handed in and one that was not, and one that is confirmed. */
async function givenOrders(note: string): Promise<Order[]> {
  const players = [givenPlayer({ medicalNote: note, club: note })];
  const contact = await givenContact(given.url, priced);
  await contact.choose({ category: "10K", players });
  const { reference } = await contact.order();
  const { id } = await given.db
    .selectFrom("orders")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  const waiting = await givenPayer(given, priced, [givenPlayer({ medicalNote: note })]);
  await waiting.handIn({ slip: await waiting.slip(), amountSatang: 100 });
  await waiting.slip();
  await givenAnswerFile(given.db, waiting.id);
  const confirmed = await givenPayer(given, free, [givenPlayer({ medicalNote: note, club: note })]);
  return [
    { id, key: contact.key, reference, event: priced },
    { ...waiting, event: priced },
    { ...confirmed, event: free },
  ];
}

/** Everything that orders have, as text. */
async function everythingOf(orders: readonly Order[]): Promise<string[]> {
  const { rows: tables } = await sql<{ tableName: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'order_id' order by 1`.execute(given.db);
  const ids = sql.join(orders.map(({ id }) => id));
  const parts: string[] = [];
  for (const [table, column] of [["orders", "id"], ...tables.map(({ tableName }) => [tableName, "order_id"])]) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table!)} t where ${sql.ref(column!)} in (${ids}) order by 1`.execute(
      given.db,
    );
    parts.push(table!, ...rows.map(({ row }) => row));
  }
  return parts;
}

/** The id of the order and of everything that it has. */
async function idsOf({ id }: Order): Promise<number[]> {
  const { rows } = await sql<{ tableName: string }>`
    select a.table_name from information_schema.columns a
    join information_schema.columns b using (table_schema, table_name)
    where a.table_schema = 'public' and a.column_name = 'order_id' and b.column_name = 'id'`.execute(given.db);
  const ids = [id];
  for (const { tableName } of rows) {
    const found = await sql<{ id: unknown }>`
      select id from ${sql.table(tableName)} where order_id = ${id}`.execute(given.db);
    for (const row of found.rows) if (typeof row.id === "number") ids.push(row.id);
  }
  return ids;
}

const orderCalls: readonly Endpoint[] = webApi.filter(({ key }) => key === "registration");
const idNames = ["id", "slip"];
/** A form that is good in all but its ids. */
function formOf(endpoint: Endpoint, event: string, id: number, alsoFor: string[]): object {
  const input = exampleInput(endpoint, () => id) as Record<string, unknown>;
  const good = {
    event,
    category: "10K",
    team: "ทีม",
    players: [givenPlayer()],
    size: undefined,
    wave: undefined,
    captain: 0,
    contact: { name: "ปิติ", phone: "0812345678", email: "piti@example.org" },
    addOns: undefined,
    code: undefined,
    consents: undefined,
    amountSatang: 100,
    paidAt: null,
    alsoFor,
  };
  return { ...input, ...Object.fromEntries(Object.entries(good).filter(([name]) => name in input)) };
}

const call = (endpoint: Endpoint, form: object, key: string) =>
  makeCall(given.app, endpoint, form, undefined, withKey(key), file);

/** Whether an answer tells or changes something. */
const givesSomething = ({ replies }: Endpoint, { statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 300 && (replies === "file" || (JSON.parse(body) as { data: unknown }).data !== null);

it.each(orderCalls.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s shows and changes nothing of another order, whatever of it is named",
  async (_name, endpoint) => {
    const takesIds = idNames.some((name) => name in (exampleInput(endpoint, () => 1) as object));
    const breaches: string[] = [];
    const found: boolean[] = [];
    for (const own of await givenOrders("")) {
      for (const [id, reference] of takesIds ? idsOfTheirs : idsOfTheirs.slice(0, 1)) {
        const answer = await call(endpoint, formOf(endpoint, own.event, id, [reference]), own.key);
        const isLetIn = takesIds && givesSomething(endpoint, answer);
        if (answer.statusCode >= 500 || isLetIn || answer.body.includes("canary")) breaches.push(answer.body);
      }
      // the same with what is one's own: else nobody would see that the ids or the forms above are good for nothing
      for (const id of await idsOf(own)) {
        if (takesIds)
          found.push(givesSomething(endpoint, await call(endpoint, formOf(endpoint, own.event, id, []), own.key)));
      }
    }
    expect(breaches).toEqual([]);
    expect(await everythingOf(theirs)).toEqual(before);
    expect(takesIds ? found : [true], "no order of one's own for which it works").toContain(true);
  },
);
