import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AddOnForm, addOnList, addOnSave } from "@time-event/contract/add-ons";
import type { Endpoint } from "@time-event/contract/endpoint";
import { eventApi } from "@time-event/contract/event-api";
import { webApi } from "@time-event/contract/web-api";
import { seedMasterData } from "../../demo/master/seed-master-data.ts";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";
import { get, post, bearing } from "../testing/call-service.ts";
import { exampleInput, makeCall } from "../testing/example-input.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../testing/given-race.ts";

// Whatever is stored: no row shuts the screen on which it could be mended.

let given: GivenApp;
let bearer: string;
let eventId: number;
const slug = "doi-pui";
const logged: string[] = [];

beforeAll(async () => {
  given = await givenApp({}, { onLogLine: (line) => logged.push(line) });
  await seedMasterData(given.db);
  const race = givenRaceDefinition({ slug });
  const entries = ["1", "2", "3"].map((bib) => givenEntry(bib, { chip: `C${bib}`, extra: { shirt: "M" } }));
  const passings = ["START", "CP1", "FIN"].map((at, minute) => givenPassing("1", at, minute * 30));
  eventId = await givenRace(given.db, race, { entries, passings });
  bearer = await givenSignedIn(given, "admin");
  await post(given.url, addOnSave, { ...addOn, eventId, id: null, revision: 0 }, bearing(bearer));
});
afterAll(() => given.stop());

const name = { th: "เสื้อ", en: "Shirt" };
const addOn: AddOnForm = {
  name,
  description: name,
  priceSatang: 35_000,
  per: "entry",
  stock: null,
  needsShipping: false,
  required: false,
  pictureId: null,
  categoryIds: null,
  most: 1,
  options: [{ code: "M", name, stock: 10 }],
};

/** Calls that show what is stored. */
const shown = [...eventApi, ...webApi].filter(({ method, replies }) => method === "GET" && replies !== "file");

async function statuses(): Promise<Record<string, number>> {
  const answered: Record<string, number> = {};
  const first = (await given.db.selectFrom("entries").select(["id", "bib"]).limit(1).executeTakeFirst())!;
  for (const endpoint of shown) {
    const example = exampleInput(endpoint, (of) => (of === "eventId" ? eventId : 1)) as Record<string, unknown>;
    const input = {
      ...required(endpoint, example),
      ...("event" in example && { event: slug }),
      ...("bib" in example && { bib: first.bib }),
    };
    answered[endpoint.name] = (await makeCall(given.app, endpoint, input, bearerFor(endpoint))).statusCode;
  }
  return answered;
}

const bearerFor = ({ openedBy }: Endpoint) => (openedBy === "staff" ? bearer : undefined);

/** Without what may be left out: a filter would hide the rows. */
function required(endpoint: Endpoint, example: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(example).filter(([field]) => {
      const { [field]: _, ...rest } = example;
      return !endpoint.params.safeParse(rest).success;
    }),
  );
}

/** What the server itself reads to know who calls and what is new, and rows that are sealed. */
const ownTables = [
  "users",
  "roles",
  "user_roles",
  "signing_keys",
  "sign_ins",
  "refresh_tokens",
  "audit_entries",
  "audit_head",
];
const ownColumns = [
  "slug",
  "state",
  "time_zone",
  "sha256",
  "hash",
  "secret_hash",
  "version",
  "rules_version",
  "revision",
  "bib",
];

/** Puts the value into every column that takes it, table by table; returns into how many. */
async function fill(type: string, value: string): Promise<number> {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = ${type} and is_generated = 'NEVER' and is_identity = 'NO'
      and table_name not in (${sql.join([...ownTables, "applied_migrations"])}) and column_name not in (${sql.join(ownColumns)})
      and not exists (
        select from information_schema.key_column_usage k
        where k.table_name = columns.table_name and k.column_name = columns.column_name)`.execute(given.db);
  let filled = 0;
  for (const { tableName, columnName } of rows) {
    const table = sql.raw(tableName);
    const column = sql.raw(columnName);
    await sql`update ${table} set ${column} = ${value}`.execute(given.db).then(
      () => filled++,
      () => undefined,
    );
  }
  return filled;
}

it.each([
  ["nothing", "text", ""],
  ["a blank", "text", " "],
  ["a text of 5,000 letters", "text", "ก".repeat(5_000)],
  ["signs that no keyboard has", "text", "\u0001\u202E\u{1F3C3}"],
  ["a negative number", "integer", "-7"],
  ["a large number", "bigint", "9007199254740991"],
])("shows every list although its rows hold %s", async (_, type, value) => {
  const before = await statuses();
  expect(Object.values(before).filter((status) => status === 200).length).toBeGreaterThan(25);
  expect(await fill(type, value)).toBeGreaterThan(0);
  expect(await statuses()).toEqual(before);
});

it("shows an option whose code is a blank, writes into the log where, and lets staff mend it", async () => {
  await sql`update add_on_options set code = ''`.execute(given.db);
  logged.length = 0;
  const reply = await makeCall(given.app, addOnList, { eventId }, bearer);
  expect(reply.statusCode).toBe(200);
  const [shownAddOn] = (JSON.parse(reply.body) as { data: { id: number; revision: number }[] }).data;
  expect(logged.join()).toContain("0.options.0.code too_small");
  const mended = { ...addOn, eventId, id: shownAddOn!.id, revision: shownAddOn!.revision };
  expect((await post(given.url, addOnSave, mended, bearing(bearer))).status).toBe(200);
  expect((await get(given.url, addOnList, bearer, { eventId })).reply?.data[0]?.options[0]?.code).toBe("M");
});

it("takes no code of blanks", async () => {
  const blank = { ...addOn, options: [{ ...addOn.options[0]!, code: "  " }], eventId, id: null, revision: 0 };
  const { status, problem } = await post(given.url, addOnSave, blank, bearing(bearer));
  expect([status, problem?.errors]).toEqual([400, [{ path: "options.0.code", code: "too_small" }]]);
});
