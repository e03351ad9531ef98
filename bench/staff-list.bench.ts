// The staff's list of 100,000 entries over HTTP, signed in and parsed by the contract. Limit: the same statements
// (count, ids, rows), sent one after another to PostgreSQL by its bare client. The product counts once per version
// of the event; `counted anew` makes it count each time, as on a race day.
import { callPath } from "../packages/contract/src/call.ts";
import type { ParamsOf } from "../packages/contract/src/endpoint.ts";
import { entryList } from "../packages/contract/src/entries.ts";
import { connect } from "../apps/server/src/db/connection.ts";
import { createEntryList } from "../apps/server/src/features/entries/entry-list.service.ts";
import { startChild } from "./support/child.ts";
import { paired, timeMs } from "./support/paired.ts";

type Query = Omit<ParamsOf<typeof entryList>, "eventId">;

const entries = 100_000;
const perPage = 50;
const callsARound = 20;
const page = (number: number) => ({ limit: perPage, offset: (number - 1) * perPage });

const lists: Readonly<Record<string, Query>> = {
  "first page": page(1),
  filter: { category: "10K", gender: "F", ...page(40) },
  sort: { sort: "name", ...page(700) },
  "Thai keyword": { text: "สมชาย", sort: "name", ...page(1) },
  "page 2,000 by bib": page(2_000),
  "page 2,000 by name": { sort: "name", ...page(2_000) },
};

const server = startChild("staff-server.ts", String(entries));
const { url, databaseUrl, eventId, username, password } = await server.next<{
  url: string;
  databaseUrl: string;
  eventId: number;
  username: string;
  password: string;
}>("eventId");
const bare = connect(databaseUrl, { poolSize: 1 });

/** Signs in again for every round, because a token expires sooner than a bench ends. */
async function signIn(): Promise<string> {
  const body = JSON.stringify({ username, password });
  const headers = { "content-type": "application/json" };
  const reply = await fetch(`${url}/api/auth/token`, { method: "POST", headers, body });
  return ((await reply.json()) as { data: { access_token: string } }).data.access_token;
}

async function call(query: Query, bearer: string): Promise<{ rows: number; total: number }> {
  const reply = await fetch(`${url}/api/event/${callPath(entryList, { eventId, ...query })}`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  const { data, meta } = (await reply.json()) as { data: unknown[]; meta: { total: number } };
  return { rows: data.length, total: meta.total };
}

type Statement = readonly [text: string, values: unknown[]];

/** The statements of a list, with their values. */
async function statementsOf(query: Query): Promise<Statement[]> {
  const statements: Statement[] = [];
  const watched = connect(databaseUrl, { poolSize: 1 });
  watched.pool.on("connect", (connected) => {
    const send = connected.query.bind(connected) as (...given: Statement) => unknown;
    connected.query = ((...given: Statement) => {
      statements.push(given);
      return send(...given);
    }) as never;
  });
  await createEntryList(watched.db)(entryList.params.parse({ eventId, ...query }));
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

/** Makes the product count again. */
const newVersion = () => bare.pool.query("update result_versions set version = version + 1");

async function compare(name: string, queries: readonly Query[], before: () => Promise<unknown>): Promise<void> {
  const statements = await Promise.all(queries.map(statementsOf));
  const ours = async (bearer: string) => {
    for (const query of queries) {
      await before();
      await call(query, bearer);
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

for (const [name, query] of Object.entries(lists)) {
  const { rows, total } = await call(query, await signIn());
  if (rows !== perPage || total > entries) throw new Error(`${name}: ${rows} rows of ${total}`);
}
await compare("staff-list", Object.values(lists), async () => {});
await compare("staff-list, counted anew", Object.values(lists), newVersion);
for (const [name, query] of Object.entries(lists)) await compare(`staff-list, ${name}`, [query], async () => {});

await bare.close();
server.stop();
