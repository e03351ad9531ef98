import { afterAll, beforeAll, expect, it } from "vitest";
import { deviceApi } from "@time-event/contract/device-api";
import { keyKinds, type Endpoint } from "@time-event/contract/endpoint";
import { eventApi } from "@time-event/contract/event-api";
import { webPolicyGet } from "@time-event/contract/policies";
import { tokenApi } from "@time-event/contract/sign-in";
import { webApi } from "@time-event/contract/web-api";
import { sql } from "kysely";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";
import { bearing, servicePaths } from "../testing/call-service.ts";
import { exampleInput, makeCall } from "../testing/example-input.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenKey, withKey } from "../testing/given-key.ts";
import { givenRace, givenRaceDefinition } from "../testing/given-race.ts";

// Whatever a caller with every right sends: the server accepts it or refuses it in words, and never fails.

const texts = [
  "",
  "\0",
  "\uD800",
  "a\u202Egnp.exe",
  "../../../../etc/passwd",
  '=HYPERLINK("http://x")',
  "'; drop table users; --",
  "<script>alert(1)</script>",
  "{{constructor.constructor('return 1')()}}",
  "%00%2e%2e%2f",
  "ก".repeat(100_000),
  "9".repeat(400),
  "javascript:alert(1)",
  "2026-02-30",
  "9999999999999",
];
// beyond int4, 2^53, the instants of JavaScript (8.64e15 ms) and of PostgreSQL
const numbers = [-1, 0, -0.0, 1.5, 2_147_483_648, 9_007_199_254_740_991, 9e15, 8.64e15 + 1, -8.64e15, 1e21, 1e308];
const nested = (levels: number, inner: unknown): unknown =>
  Array.from({ length: levels }).reduce((deep) => (levels % 2 === 0 ? [deep] : { a: deep }), inner);
const others: unknown[] = [
  null,
  true,
  ...numbers,
  [],
  {},
  nested(500, 1),
  nested(501, "\0"),
  { toString: 1 },
  { valueOf: 1, toString: null },
  { length: 1e9 },
  JSON.parse('{"then":1}'),
  ["\uDC00"],
  { "\uD800": "\0" },
  JSON.parse('{"__proto__":{"toString":1},"constructor":{"prototype":1}}'),
  Array.from({ length: 10_000 }, () => 1),
];
/** What found something before. */
const telling = ["\0", "\uD800", 2_147_483_648, 9e15, { toString: 1 }, nested(500, 1), others.at(-2)];

let given: GivenApp;
let bearer: string;
/** Everybody who may call, by who they are. */
let callers: Readonly<Record<string, Readonly<Record<string, string>>>>;
let eventId: number;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: "doi-suthep" }), { entries: [] });
  bearer = await givenSignedIn(given, "admin");
  const keys = keyKinds.map(
    async (kind) => [`a ${kind} key`, withKey(await givenKey(given.db, { eventId, kind }))] as const,
  );
  const viewer = await givenSignedIn(given, "viewer", "viewer", eventId);
  callers = {
    "a stranger": {},
    "a wrong key": withKey("device_wrong"),
    "a wrong bearer": bearing("a.b.c"),
    "a viewer": bearing(viewer),
    ...Object.fromEntries(await Promise.all(keys)),
  };
});
afterAll(() => given.stop());

/** A field of an input: how it looks to the contract, and the input with another value in its place. */
interface Field {
  readonly looks: string;
  readonly replaced: (value: unknown) => unknown;
}

/** Every field of an input, at every depth. */
function* fieldsOf(input: unknown): Generator<Field> {
  if (typeof input !== "object" || input === null) return;
  for (const [key, old] of Object.entries(input)) {
    const put = (each: unknown) => (Array.isArray(input) ? input.with(Number(key), each) : { ...input, [key]: each });
    yield { looks: `${key} ${JSON.stringify(old)}`, replaced: put };
    for (const { looks, replaced } of fieldsOf(old)) yield { looks, replaced: (value) => put(replaced(value)) };
  }
}

const calls = [...eventApi, ...webApi, ...deviceApi, ...tokenApi].map((endpoint) => [endpoint.name, endpoint] as const);

/** `LONG_TESTS=1`: each field takes each value for each caller. The short form shares the values out among the fields. */
const isLong = Boolean(process.env["LONG_TESTS"]);

type Replace = (example: unknown, values: readonly unknown[]) => unknown[];

/** Fields that have taken what is telling. Most calls have an id of an event, say: later ones take a few, each time others. */
const met = new Set<string>();
const aFew = 5;
let turn = 0;

/** Each field in turn replaced by values: the first of those that look the same by what is telling and twice as many others. */
const eachField: Replace = (example, values) =>
  [...fieldsOf(example)].flatMap(({ looks, replaced }) => {
    const isNew = !met.has(looks);
    met.add(looks);
    const next = Array.from({ length: isNew ? 2 * aFew : aFew }, () => values[turn++ % values.length]);
    return (isLong ? values : isNew ? [...telling, ...next] : next).map(replaced);
  });

/** Each value in one field; which one, changes from value to value. */
const oneField: Replace = (example, values) => {
  const fields = [...fieldsOf(example)];
  return fields.length === 0 ? [] : values.map((value, at) => fields[at % fields.length]!.replaced(value));
};

const wholes = (): unknown[] => [
  { ["__proto__"]: { admin: true }, eventId },
  { constructor: { prototype: 1 }, eventId },
  { eventId: { toString: 1 } },
  { eventId: [[eventId]] },
];

/** Makes a call with its example, in which fields are replaced by values; returns what failed. */
async function failuresOf(
  endpoint: Endpoint,
  values: readonly unknown[],
  headers: Readonly<Record<string, string>>,
  replace: Replace,
  whole = wholes(),
) {
  const failures: string[] = [];
  const example = exampleInput(endpoint, (name) => (name === "eventId" ? eventId : 1));
  const inputs = [...replace(example, values), ...whole];
  for (const input of inputs) {
    const { statusCode, body } = await makeCall(given.app, endpoint, input, undefined, headers);
    if (statusCode >= 500) failures.push(`${JSON.stringify(input).slice(0, 300)}: ${body}`);
  }
  return failures;
}

it.each(calls)("%s, by who may call it", async (_name, endpoint) => {
  const opens = endpoint.openedBy === "staff" ? bearing(bearer) : (callers[`a ${endpoint.key} key`] ?? {});
  expect(await failuresOf(endpoint, [...texts, ...others], opens, eachField)).toEqual([]);
});

it.each(calls)("%s, by anybody else", async (_name, endpoint) => {
  // before the body is read, only the caller counts; an open call meets every field above
  let first = 0;
  for (const [who, headers] of Object.entries(callers)) {
    const turned = [...telling.slice(first), ...telling.slice(0, first++)];
    const values = isLong || endpoint.openedBy === "open" ? turned : turned.slice(0, 2);
    const whole = isLong ? wholes() : wholes().slice(first % 4, (first % 4) + 1);
    const failures = await failuresOf(endpoint, values, headers, isLong ? eachField : oneField, whole);
    expect([who, failures]).toEqual([who, []]);
  }
});

it.each(calls.filter(([, { method, sends }]) => method === "GET" || sends === "file"))(
  "%s, with an address that no form makes",
  async (_name, endpoint) => {
    const path = `${servicePaths[endpoint.service]}/${endpoint.name}`;
    const failures: string[] = [];
    const others = Object.values(callers);
    for (const [at, query] of oddQueries.entries()) {
      for (const headers of [bearing(bearer), ...(isLong ? others : [others[at % others.length]!])]) {
        const sent = { method: endpoint.method, url: `${path}?${query}`, headers } as const;
        const { statusCode, body } = await given.app.inject(sent);
        if (statusCode >= 500) failures.push(`${query.slice(0, 100)}: ${body}`);
      }
    }
    expect(failures).toEqual([]);
  },
);

const oddQueries = [
  "event=a&event=b&eventId=1&eventId=2",
  "event[toString]=1&eventId[$gt]=0",
  "__proto__[a]=1&__proto__=1&constructor=1",
  "eventId=%00&event=%ED%A0%80&id=%FF",
  "%",
  "=&&&=",
  `version=2147483648&offset=1e308&limit=-0&id=${"9".repeat(400)}`,
  `event=${"a".repeat(10_000)}`,
];

it("accepts no version larger than its column holds", async () => {
  const policy = await given.db.selectFrom("policies").select("id").executeTakeFirst();
  const input = { policy: policy?.id ?? 1, version: 2_147_483_648 };
  const { statusCode } = await makeCall(given.app, webPolicyGet, input, undefined);
  expect(statusCode).toBe(400);
});

it("survives JSON that is nested very deep, or is no JSON", async () => {
  const deep = `{"eventId":${eventId},"deep":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  const headers = { ...bearing(bearer), "content-type": "application/json" };
  const statuses = new Set<number>();
  for (const { name } of eventApi.filter(({ method, sends }) => method === "POST" && sends !== "file")) {
    for (const payload of [deep, '{"a":', '{"__proto__":{"admin":true}}']) {
      statuses.add(
        (await given.app.inject({ method: "POST", url: `/api/event/${name}`, headers, payload })).statusCode,
      );
    }
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
});

it("leaves the people and the tables as they were", async () => {
  const { rows } = await sql<{ username: string }>`select username from users where username = 'admin'`.execute(
    given.db,
  );
  expect(rows).toHaveLength(1);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});
