// The staff's lists of 100,000 entries and of 100,000 registrations over HTTP, signed in and parsed by the contract.
// Limit: the same statements (counts, ids, rows), sent one after another to PostgreSQL by its bare client. The product
// counts entries once per version of the event; `counted anew` makes it count each time, as on a race day.
import { callPath } from "../packages/contract/src/call.ts";
import type { ParamsOf } from "../packages/contract/src/endpoint.ts";
import { entryList } from "../packages/contract/src/entries.ts";
import { orderList } from "../packages/contract/src/staff-orders.ts";
import { permissions } from "../packages/domain/src/access/permissions.ts";
import { connect } from "../apps/server/src/db/connection.ts";
import { createEntryList } from "../apps/server/src/features/entries/entry-list.service.ts";
import { createOrderList } from "../apps/server/src/features/orders/staff/order-list.service.ts";
import type { StaffCaller } from "../apps/server/src/http/staff-caller.ts";
import { startChild } from "./support/child.ts";
import { paired, timeMs } from "./support/paired.ts";

type EntryQuery = Omit<ParamsOf<typeof entryList>, "eventId">;
type OrderQuery = Omit<ParamsOf<typeof orderList>, "eventId">;

const rows = 100_000;
const perPage = 50;
const callsARound = 20;
const page = (number: number) => ({ limit: perPage, offset: (number - 1) * perPage });

const entryQueries: Readonly<Record<string, EntryQuery>> = {
  "first page": page(1),
  filter: { category: "10K", gender: "F", ...page(40) },
  sort: { sort: "name", ...page(700) },
  "Thai keyword": { text: "สมชาย", sort: "name", ...page(1) },
  "page 2,000 by bib": page(2_000),
  "page 2,000 by name": { sort: "name", ...page(2_000) },
};
const orderQueries: Readonly<Record<string, OrderQuery>> = {
  "first page": page(1),
  state: { state: "confirmed", ...page(40) },
  category: { category: "10K", sort: "contact", ...page(40) },
  owing: { money: "owing", ...page(40) },
  "owing by contact in a category": { category: "10K", money: "owing", sort: "contact", ...page(1) },
  "Thai keyword": { text: "สมชาย", sort: "contact", ...page(1) },
  "Thai keyword, owing": { text: "สมชาย", money: "owing", ...page(1) },
  "page 1,000 by total": { sort: "total", ...page(1_000) },
  "page 2,000": page(2_000),
  "page 2,000 by contact": { sort: "contact", ...page(2_000) },
};

const server = startChild("staff-server.ts", String(rows), String(rows));
const { url, databaseUrl, eventId, username, password } = await server.next<{
  url: string;
  databaseUrl: string;
  eventId: number;
  username: string;
  password: string;
}>("eventId");
const bare = connect(databaseUrl, { poolSize: 1 });
const caller = { permissions: [...permissions], eventPermissions: {} } as Partial<StaffCaller> as StaffCaller;

/** Signs in again for every round, because a token expires sooner than a bench ends. */
async function signIn(): Promise<string> {
  const body = JSON.stringify({ username, password });
  const headers = { "content-type": "application/json" };
  const reply = await fetch(`${url}/api/auth/token`, { method: "POST", headers, body });
  return ((await reply.json()) as { data: { access_token: string } }).data.access_token;
}

async function call(path: string, bearer: string): Promise<{ rows: number; total: number }> {
  const reply = await fetch(`${url}/api/event/${path}`, { headers: { authorization: `Bearer ${bearer}` } });
  const { data, meta } = (await reply.json()) as { data: unknown[]; meta: { total: number } };
  return { rows: data.length, total: meta.total };
}

type Watched = ReturnType<typeof connect>["db"];
type Statement = readonly [text: string, values: unknown[]];

/** One list, as it is asked for over HTTP and as the product reads it. */
interface List {
  readonly name: string;
  readonly path: string;
  readonly read: (db: Watched) => Promise<unknown>;
}

/** The statements of a list, with their values. */
async function statementsOf({ read }: List): Promise<Statement[]> {
  const statements: Statement[] = [];
  const watched = connect(databaseUrl, { poolSize: 1 });
  watched.pool.on("connect", (connected) => {
    const send = connected.query.bind(connected) as (...given: Statement) => unknown;
    connected.query = ((...given: Statement) => {
      statements.push(given);
      return send(...given);
    }) as never;
  });
  await read(watched.db);
  await watched.close();
  return statements;
}

/** One round; it signs in before the clock starts. */
async function timed(once: (bearer: string) => Promise<unknown>): Promise<number> {
  const bearer = await signIn();
  return timeMs(async () => {
    for (let at = 0; at < callsARound; at++) await once(bearer);
  });
}

/** Makes the product count entries again. */
const newVersion = () => bare.pool.query("update result_versions set version = version + 1");

async function compare(name: string, lists: readonly List[], before: () => Promise<unknown>): Promise<void> {
  const statements = await Promise.all(lists.map(statementsOf));
  const ours = async (bearer: string) => {
    for (const { path } of lists) {
      await before();
      await call(path, bearer);
    }
  };
  const limit = async () => {
    for (const ofOne of statements) {
      await before();
      for (const statement of ofOne) await bare.pool.query(...statement);
    }
  };
  await paired(name, { ours: () => timed(ours), limit: () => timed(limit) });
}

const entryLists = Object.entries(entryQueries).map(([name, query]): List => {
  const params = entryList.params.parse({ eventId, ...query });
  const path = callPath(entryList, { eventId, ...query });
  return { name: `staff-list, ${name}`, path, read: (db) => createEntryList(db)(params) };
});
const orderLists = Object.entries(orderQueries).map(([name, query]): List => {
  const params = orderList.params.parse({ eventId, ...query });
  const path = callPath(orderList, { eventId, ...query });
  return { name: `staff-list of registrations, ${name}`, path, read: (db) => createOrderList(db)(params, caller) };
});

for (const { name, path } of [...entryLists, ...orderLists]) {
  const bearer = await signIn();
  const found = await call(path, bearer);
  if (found.rows !== perPage || found.total > rows) throw new Error(`${name}: ${found.rows} rows of ${found.total}`);
  console.log(`  ${name}: ${(await timeMs(() => call(path, bearer))).toFixed(0)} ms, ${found.total} found`);
}
const asItIs = async () => {};
await compare("staff-list", entryLists, asItIs);
await compare("staff-list, counted anew", entryLists, newVersion);
await compare("staff-list of registrations", orderLists, asItIs);
for (const list of [...entryLists, ...orderLists]) await compare(list.name, [list], asItIs);

await bare.close();
server.stop();
