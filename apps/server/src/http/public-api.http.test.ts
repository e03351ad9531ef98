import fastify from "fastify";
import * as z from "zod/mini";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keyAction, keyCall, keyUpload, openAction, openUpload } from "@time-event/contract/define-call";
import { type Endpoint, noMeta } from "@time-event/contract/endpoint";
import { givenDatabase, type GivenDatabase } from "../db/testing/given-database.ts";
import { withKey } from "../testing/given-key.ts";
import { publicChangeLimit } from "./attempts/attempt-limits.ts";
import { createAttempts } from "./attempts/attempts.ts";
import type { KeyHolder } from "./key-holder.ts";
import { answerErrors } from "./problems.ts";
import { createPublicApi } from "./public-api.ts";
import { KeyRefused } from "./refusals.ts";
import { createAnswerOnce } from "./repeats/answer-once.ts";

// Calls that exist only in this test show what each word of the contract lets in, before any feature uses it.

const words = (name: string) => ({ name, summary: "…", changes: [], shows: [] });
const data = z.object({ by: z.string(), bytes: z.int() });
const body = z.object({ eventId: z.optional(z.int()), event: z.optional(z.string()), text: z.string() });
const params = z.object({ eventId: z.optional(z.coerce.number()) });
const open = openAction({ ...words("open"), body, data });
const openOrKey = openAction({ ...words("open-or-key"), key: "registration", body, data });
const byKey = keyAction({ ...words("by-key"), key: "registration", body, data });
const reading = keyCall({ ...words("reading"), key: "station", params, data, meta: noMeta });
const picture = openUpload({ ...words("picture"), params, data, largestBytes: 1_000 });
const slip = keyUpload({ ...words("slip"), key: "registration", repeatable: true, params, data, largestBytes: 1_000 });
const submit = openAction({ ...words("submit"), repeatable: true, body, data });

const holder: KeyHolder = {
  keyId: 1,
  kind: "registration",
  eventId: 7,
  event: "doi",
  subject: "12",
  name: "",
};
const app = fastify();
let database: GivenDatabase;
let now = Date.parse("2026-11-21T08:00:00+07:00");
let places = 0;
let timesDone = 0;

beforeAll(async () => {
  database = await givenDatabase();
  const clock = () => now;
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, file, done) =>
    done(null, file),
  );
  answerErrors(app);
  const api = createPublicApi(app, "", {
    attempts: createAttempts(database.db, clock),
    answerOnce: createAnswerOnce(database.db, clock),
    readKey: async ({ headers }) => {
      const key = headers["x-access-key"];
      if (key === undefined) return undefined;
      if (key !== "registration" && key !== "station") throw new KeyRefused("key_wrong");
      return { ...holder, kind: key };
    },
  });
  const told = (by: KeyHolder | undefined, bytes = 0) => ({ data: { by: by?.subject ?? "anybody", bytes }, meta: {} });
  for (const endpoint of [open, openOrKey, byKey]) api.post(endpoint, async (_body, { key }) => told(key));
  api.get(reading, async (_params, { key }) => told(key));
  api.post(picture, async ({ file }, { key }) => told(key, file.length));
  api.submit(slip, { work: async (_tx, { file }, { key }) => told(key, file.length + ++timesDone * 1_000) });
  api.submit(submit, {
    work: async (_tx, _body, { key }) => told(key, ++timesDone),
    mayChange: async ({ text: named }) => named !== "nobody",
  });
});
afterAll(async () => {
  await app.close();
  await database.stop();
});

/** An address that sent nothing before. */
const newPlace = () => `198.51.100.${++places}`;

async function call(
  { name, method }: Endpoint,
  payload: object | Buffer,
  headers: Record<string, string> = {},
  remoteAddress = newPlace(),
) {
  const type = Buffer.isBuffer(payload) ? "application/octet-stream" : "application/json";
  const sent = method === "GET" ? { query: payload as Record<string, string> } : { payload };
  const { statusCode, body: text } = await app.inject({
    method,
    url: `/${name}`,
    headers: { ...(method === "POST" && { "content-type": type }), ...headers },
    remoteAddress,
    ...sent,
  });
  return { statusCode, text, ...(JSON.parse(text) as { data?: { by: string; bytes: number }; code?: string }) };
}

const text = { text: "ก" };
const registration = { "x-access-key": "registration" };
const station = { "x-access-key": "station" };

it.each([
  ["anybody may change something", open, {}, "anybody"],
  ["a call that takes no key ignores it", open, registration, "anybody"],
  ["anybody may make a call for both", openOrKey, {}, "anybody"],
  ["a key may make a call for both", openOrKey, registration, "12"],
  ["a key makes a call for keys", byKey, registration, "12"],
])("%s", async (_, endpoint, headers, by) => {
  expect((await call(endpoint, text, headers)).data?.by).toBe(by);
});

it.each([
  ["no key", byKey, {}, "key_missing"],
  ["no key, in spite of a bearer token", byKey, { authorization: "Bearer registration" }, "key_missing"],
  ["a key of another kind", byKey, station, "key_wrong"],
  ["a key that opens nothing", byKey, { "x-access-key": "x" }, "key_wrong"],
  ["a wrong key where none is needed", openOrKey, { "x-access-key": "x" }, "key_wrong"],
  ["a key of another kind on a reading call", reading, registration, "key_wrong"],
])("refuses %s before it looks at what was sent", async (_, endpoint, headers, code) => {
  expect(await call(endpoint, { nonsense: "1" }, headers)).toMatchObject({ statusCode: 401, code });
});

it("limits a key to its own event, by whichever name the call gives it", async () => {
  const codes = [];
  for (const named of [
    { eventId: 8 },
    { event: "suthep" },
    { eventId: 8, event: "doi" },
    { eventId: { toString: 1 } },
  ]) {
    codes.push((await call(byKey, { ...text, ...named }, registration)).code);
  }
  codes.push((await call(reading, { eventId: "8" }, station)).code);
  expect(codes).toEqual(Array.from({ length: 5 }, () => "event_not_found"));
  expect((await call(byKey, { ...text, eventId: 7, event: "doi" }, registration)).statusCode).toBe(200);
  expect((await call(reading, { eventId: "7" }, station)).statusCode).toBe(200);
});

it("makes an address wait that changes too much, but neither other addresses nor holders of a key", async () => {
  const from = newPlace();
  const statuses: number[] = [];
  for (let made = 0; made <= publicChangeLimit.free; made++) {
    statuses.push((await call(openOrKey, text, {}, from)).statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(publicChangeLimit.free);
  expect(statuses.at(-1)).toBe(429);
  expect((await call(openOrKey, text, registration, from)).statusCode).toBe(200);
  expect((await call(openOrKey, text)).statusCode).toBe(200);
  now += publicChangeLimit.longestWaitMs;
  expect((await call(openOrKey, text, {}, from)).statusCode).toBe(200);
});

it("makes an address wait that sends too many files", async () => {
  const from = newPlace();
  for (let made = 0; made < publicChangeLimit.free; made++) await call(picture, Buffer.from("x"), {}, from);
  expect((await call(picture, Buffer.from("x"), {}, from)).statusCode).toBe(429);
});

it.each([
  ["no call by the contract", open, { text: 5 }, {}, 400],
  ["no JSON", open, Buffer.from("{"), { "content-type": "application/json" }, 400],
  ["no id of a submit", submit, text, {}, 400],
  ["another open call", openOrKey, text, {}, 200],
  ["a submit that can change nothing", submit, { text: "nobody" }, withKey(undefined), 200],
])(
  "leaves neighbours at one address their calls when one of them floods it with %s",
  async (_, flooded, sent, headers, status) => {
    const from = newPlace();
    const statuses: number[] = [];
    for (let made = 0; made <= publicChangeLimit.free; made++) {
      statuses.push((await call(flooded, sent, headers, from)).statusCode);
    }
    expect(statuses.filter((each) => each === status)).toHaveLength(publicChangeLimit.free);
    expect(statuses.at(-1)).toBe(429);
    expect((await call(open, text, {}, from)).statusCode).toBe(200);
    expect((await call(submit, text, withKey(undefined), from)).statusCode).toBe(200);
  },
);

it("does not read a long body from an address that floods it with what is no call", async () => {
  const from = newPlace();
  const long = { text: 5, more: "a".repeat(20_000) };
  for (let made = 0; made < publicChangeLimit.free / 2; made++) await call(open, long, {}, from);
  expect((await call(open, { text: "ก".repeat(20_000) }, {}, from)).statusCode).toBe(429);
  expect((await call(open, text, {}, from)).statusCode).toBe(200);
});

it("limits a file before reading it, and refuses a call without one", async () => {
  expect((await call(picture, Buffer.alloc(1_000, 1))).data?.bytes).toBe(1_000);
  expect((await call(picture, Buffer.alloc(1_001, 1))).statusCode).toBe(413);
  expect((await call(picture, Buffer.alloc(0))).statusCode).toBe(400);
  // a stranger's file is not even read
  expect((await call(slip, Buffer.alloc(1_001, 1), withKey(undefined))).statusCode).toBe(401);
});

it("answers a repeated submit as it did the first time, for JSON and for a file", async () => {
  for (const [endpoint, sent, headers] of [
    [submit, text, withKey(undefined)],
    [slip, Buffer.from("slip"), withKey("registration")],
  ] as const) {
    const first = await call(endpoint, sent, headers);
    expect(first.statusCode).toBe(200);
    expect(await call(endpoint, sent, headers)).toEqual(first);
    const quoted = { ...headers, "idempotency-key": `"${headers["idempotency-key"]}"` };
    expect(await call(endpoint, sent, quoted)).toEqual(first);
    const other = Buffer.isBuffer(sent) ? Buffer.from("other") : { text: "ข" };
    expect(await call(endpoint, other, headers)).toMatchObject({ statusCode: 409, code: "repeat_differs" });
    expect(await call(endpoint, sent, withKey(headers["x-access-key"]))).not.toEqual(first);
  }
});

it.each(["", "short", "a".repeat(121), "with blanks and more", "null\0"])("refuses an id such as %j", async (id) => {
  const headers = { "idempotency-key": id };
  expect((await call(submit, text, headers)).statusCode).toBe(400);
});

it("mounts calls only in the way that the contract says", () => {
  const api = createPublicApi(app, "/again", {} as never);
  expect(() => api.post(submit, async () => ({ data: { by: "", bytes: 0 }, meta: {} }))).toThrow("is repeatable");
  expect(() => api.submit(open, { work: async () => ({ data: { by: "", bytes: 0 }, meta: {} }) })).toThrow(
    "is not repeatable",
  );
});
