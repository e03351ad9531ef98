import { afterAll, beforeAll, expect, it } from "vitest";
import { deviceApi } from "@time-event/contract/device-api";
import type { Endpoint } from "@time-event/contract/endpoint";
import { eventApi } from "@time-event/contract/event-api";
import { webPolicyGet } from "@time-event/contract/policies";
import { webApi } from "@time-event/contract/web-api";
import { sql } from "kysely";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";
import { bearing } from "../testing/call-service.ts";
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
const numbers = [-1, 0, 1.5, 2_147_483_648, 9_007_199_254_740_991, 1e308];
const others: unknown[] = [null, true, ...numbers, [], {}, [[[[]]]], { toString: 1 }];

let given: GivenApp;
let bearer: string;
let key: string;
let eventId: number;

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: "doi-suthep" }), { entries: [] });
  bearer = await givenSignedIn(given, "admin");
  key = await givenKey(given.db, { eventId });
});
afterAll(() => given.stop());

const bearerFor = ({ openedBy }: Endpoint) => (openedBy === "staff" ? bearer : undefined);

/** The same input, with each field in turn replaced by `value`, at every depth. */
function* replaced(input: unknown, value: unknown): Generator<unknown> {
  if (typeof input !== "object" || input === null) return;
  for (const [key, old] of Object.entries(input)) {
    const put = (each: unknown) => (Array.isArray(input) ? input.with(Number(key), each) : { ...input, [key]: each });
    yield put(value);
    for (const deeper of replaced(old, value)) yield put(deeper);
  }
}

it.each([...eventApi, ...webApi, ...deviceApi].map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s",
  async (_name, endpoint) => {
    const failures: string[] = [];
    const headers = endpoint.key === undefined ? {} : withKey(key);
    const example = exampleInput(endpoint, (name) => (name === "eventId" ? eventId : 1));
    for (const value of [...texts, ...others]) {
      for (const input of replaced(example, value)) {
        const { statusCode, body } = await makeCall(given.app, endpoint, input, bearerFor(endpoint), headers);
        if (statusCode >= 500) failures.push(`${JSON.stringify(input).slice(0, 300)}: ${body}`);
      }
    }
    for (const input of [
      { ["__proto__"]: { admin: true }, eventId },
      { constructor: { prototype: 1 }, eventId },
    ]) {
      const { statusCode, body } = await makeCall(given.app, endpoint, input, bearerFor(endpoint), headers);
      if (statusCode >= 500) failures.push(body);
    }
    expect(failures).toEqual([]);
  },
);

const sendingTexts = [...eventApi, ...webApi, ...deviceApi].filter(({ method, sends }) => method === "POST" && !sends);

it.each(sendingTexts.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s refuses control characters in every text, in a word",
  async (_name, endpoint) => {
    const headers = endpoint.key === undefined ? {} : withKey(key);
    const example = exampleInput(endpoint, (name) => (name === "eventId" ? eventId : 1));
    for (const bad of ["ส\0", "\u001b[2J", "\uD800"]) {
      for (const input of replaced(example, bad)) {
        if (!JSON.stringify(input).includes(JSON.stringify(bad).slice(1, -1))) continue;
        const { statusCode, body } = await makeCall(given.app, endpoint, input, bearerFor(endpoint), headers);
        // a key opens its own event only, and that is looked at first
        if (statusCode === 404 && body.includes("event_not_found")) continue;
        expect([statusCode, body]).toEqual([400, expect.stringContaining('"bad_character"')]);
      }
    }
  },
);

it("accepts no version larger than its column holds", async () => {
  const policy = await given.db.selectFrom("policies").select("id").executeTakeFirst();
  const input = { policy: policy?.id ?? 1, version: 2_147_483_648 };
  const { statusCode } = await makeCall(given.app, webPolicyGet, input, undefined);
  expect(statusCode).toBe(400);
});

it("survives JSON that is nested very deep, or is no JSON", async () => {
  const nested = `{"eventId":${eventId},"deep":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
  const headers = { ...bearing(bearer), "content-type": "application/json" };
  const statuses = new Set<number>();
  for (const { name } of eventApi.filter(({ method, sends }) => method === "POST" && sends !== "file")) {
    for (const payload of [nested, '{"a":', '{"__proto__":{"admin":true}}']) {
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
