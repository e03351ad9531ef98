import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { eventApi } from "@time-event/contract/event-api";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";
import { exampleInput, makeCall } from "../testing/example-input.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../testing/given-race.ts";

// A caller with every right at one event names that event together with rows of another event: the caller must see and
// change nothing of the other event. Every call of the contract is tried with every id of the other event's rows.

const canary = "นกขมิ้น-canary";
let given: GivenApp;
let bearer: string;
let theirs: number;
let own: number;

beforeAll(async () => {
  given = await givenApp();
  theirs = await givenEvent("theirs");
  own = await givenEvent("own");
  await sql`update events set name_th = ${canary}, name_en = ${canary}, organiser = ${canary} where id = ${theirs}`.execute(
    given.db,
  );
  await sql`update entries set first_name = ${canary}, club = ${canary} where event_id = ${theirs}`.execute(given.db);
  // every right there is, at their own event
  await sql`insert into roles (code, position, name_th, name_en) values ('all-here', 9, '', '')`.execute(given.db);
  await sql`insert into role_permissions select 'all-here', code from permissions`.execute(given.db);
  bearer = await givenSignedIn(given, "manager", "all-here", own);
});
afterAll(() => given.stop());

function givenEvent(slug: string): Promise<number> {
  const entries = [givenEntry("9"), givenEntry("10")];
  return givenRace(given.db, givenRaceDefinition({ slug, state: "finished" }), { entries });
}

async function tablesWith(column: string): Promise<string[]> {
  const { rows } = await sql<{ tableName: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = ${column} order by table_name`.execute(given.db);
  return rows.map(({ tableName }) => tableName);
}

/** Everything that belongs to the other event, as text. */
async function everythingOfTheirs(): Promise<string> {
  const parts: string[] = [];
  for (const table of ["events", ...(await tablesWith("event_id"))]) {
    if (table === "audit_entries" || table === "user_roles") continue;
    const column = sql.ref(table === "events" ? "id" : "event_id");
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(table)} t where ${column} = ${theirs} order by 1`.execute(given.db);
    parts.push(table, ...rows.map(({ row }) => row));
  }
  return parts.join("\n");
}

async function idsOfTheirs(): Promise<number[]> {
  const withIds = new Set(await tablesWith("id"));
  const ids = new Set<number>();
  for (const table of (await tablesWith("event_id")).filter((name) => withIds.has(name))) {
    const { rows } = await sql<{ id: unknown }>`
      select id from ${sql.table(table)} where event_id = ${theirs} limit 3`.execute(given.db);
    for (const { id } of rows) if (typeof id === "number") ids.add(id);
  }
  return [...ids];
}

/** What is wrong with an answer to a caller from another event; undefined: nothing. */
function breachOf(name: string, { statusCode, body }: { statusCode: number; body: string }): string[] {
  return statusCode >= 500 || body.includes("canary") ? [`${name}: ${statusCode} ${body}`] : [];
}

it("a manager who names another event's rows sees and changes nothing of that event", async () => {
  const before = await everythingOfTheirs();
  const ids = await idsOfTheirs();
  expect(ids.length).toBeGreaterThan(1);
  const breaches: string[] = [];
  for (const endpoint of eventApi) {
    for (const id of ids) {
      const input = exampleInput(endpoint, (name) => (name === "eventId" ? own : id));
      breaches.push(...breachOf(endpoint.name, await makeCall(given.app, endpoint, input, bearer)));
    }
  }
  expect(breaches).toEqual([]);
  expect(await everythingOfTheirs()).toBe(before);
});

it("a list of events shows a manager only their own event", async () => {
  const breaches: string[] = [];
  for (const endpoint of eventApi.filter(({ right }) => right?.at === "anywhere")) {
    breaches.push(...breachOf(endpoint.name, await makeCall(given.app, endpoint, {}, bearer)));
  }
  expect(breaches).toEqual([]);
});
