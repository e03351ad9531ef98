import { afterAll, beforeAll, expect, it } from "vitest";
import type { BodyOf } from "@time-event/contract/endpoint";
import { type DeviceKey, keyCreate, keyList, keyRenew, keyRevoke } from "@time-event/contract/keys";
import { passingSave } from "@time-event/contract/passings";
import { bearing, get, post } from "../../testing/call-service.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { withKey } from "../../testing/given-key.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { wrongKeyLimit } from "../../http/attempts/attempt-limits.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let urls: [string, string];
let timing: string;
let viewer: string;
let eventId: number;
let now = Date.parse("2026-11-15T08:00:00+07:00");
let places = 0;

beforeAll(async () => {
  given = await givenApp({ TRUSTED_PROXIES: "127.0.0.1" }, { clock: () => now });
  urls = [given.url, (await given.another()).url];
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [givenEntry("1")] });
  timing = await givenSignedIn(given, "timing", "timing_official", eventId);
  viewer = await givenSignedIn(given, "viewer", "viewer");
});
afterAll(() => given.stop());

const create = (form: Partial<BodyOf<typeof keyCreate>> = {}) =>
  post(given.url, keyCreate, { eventId, name: "เครื่องอ่านเส้นชัย", endsAt: null, ...form }, bearing(timing));
const created = async (form: Partial<BodyOf<typeof keyCreate>> = {}) => (await create(form)).reply!.data;
const listed = async () => (await get(given.url, keyList, timing, { eventId })).reply!.data;
const seen = ({ id, revision }: DeviceKey) => ({ eventId, id, revision });
/** An address that sent nothing before. */
const newPlace = () => `198.51.100.${++places}`;

/** The answer to a call with a key: 200, or the word that refuses it. */
async function tried(key: string, { url = given.url, from = newPlace() } = {}) {
  const body = { passings: [{ checkpoint: "FIN", bib: "1", at: gunAt + 3_600_000 }] };
  const { status, problem } = await post(url, passingSave, body, { ...withKey(key), "x-forwarded-for": from });
  return problem?.code ?? status;
}

it("shows a key once: no list, no table and no audit entry has it", async () => {
  const { key, device } = await created({ name: "ด่าน 1" });
  expect(key).toMatch(/^device_[\w-]{32}$/);
  expect(device).toMatchObject({ name: "ด่าน 1", endsAt: null, revokedAt: null, lastUsedAt: null, revision: 1 });
  expect(await tried(key)).toBe(200);
  const secret = key.slice("device_".length);
  expect(JSON.stringify(await listed())).not.toContain(secret);
  for (const table of ["accessKeys", "auditEntries", "attempts", "answeredCalls"] as const) {
    expect(JSON.stringify(await given.db.selectFrom(table).selectAll().execute())).not.toContain(secret);
  }
  expect((await created()).key).not.toBe(key);
});

it("notes the last use, once a minute", async () => {
  const { key, device } = await created();
  const lastUsed = async () => (await listed()).find(({ id }) => id === device.id)?.lastUsedAt;
  const first = now;
  await tried(key);
  now += 59_000;
  await tried(key);
  expect(await lastUsed()).toBe(first);
  now += 1_000;
  await tried(key);
  expect(await lastUsed()).toBe(now);
});

it("refuses a revoked key at once in every process, and says why", async () => {
  const { key, device } = await created();
  for (const url of urls) expect(await tried(key, { url })).toBe(200);
  const { reply } = await post(given.url, keyRevoke, seen(device), bearing(timing));
  expect(reply!.data).toMatchObject({ revokedAt: now, revision: 2 });
  for (const url of urls) expect(await tried(key, { url })).toBe("key_revoked");
  expect((await post(given.url, keyRevoke, seen(reply!.data), bearing(timing))).problem).toMatchObject({ status: 409 });
  expect((await post(given.url, keyRenew, seen(reply!.data), bearing(timing))).problem).toMatchObject({ status: 409 });
});

it("gives a device a new key and ends the old one", async () => {
  const { key, device } = await created();
  const renewed = (await post(given.url, keyRenew, seen(device), bearing(timing))).reply!.data;
  expect(renewed.device).toMatchObject({ id: device.id, name: device.name, revision: 2 });
  for (const url of urls) {
    expect(await tried(key, { url })).toBe("key_wrong");
    expect(await tried(renewed.key, { url })).toBe(200);
  }
  expect((await post(given.url, keyRenew, seen(device), bearing(timing))).problem?.code).toBe("edit_conflict");
});

it("refuses a key after its end, and does not issue one that has already ended", async () => {
  const { key } = await created({ endsAt: now + 1_000 });
  now += 999;
  expect(await tried(key)).toBe(200);
  now += 1;
  expect(await tried(key)).toBe("key_ended");
  expect((await create({ endsAt: now })).problem).toMatchObject({ status: 409 });
});

it("logs who issued, renewed and revoked which key", async () => {
  const { device } = await created({ name: "ด่าน 9" });
  const renewed = (await post(given.url, keyRenew, seen(device), bearing(timing))).reply!.data.device;
  await post(given.url, keyRevoke, seen(renewed), bearing(timing));
  const entries = await given.db.selectFrom("auditEntries").select("entry").orderBy("seq", "desc").limit(3).execute();
  expect(entries.map(({ entry }) => JSON.parse(entry) as object)).toMatchObject(
    ["key-revoke", "key-renew", "key-create"].map((action) => ({
      action,
      username: "timing",
      eventId,
      subject: { kind: "access-key", id: String(device.id), name: "ด่าน 9" },
    })),
  );
});

it("makes an address wait that tries wrong keys, on every process, but accepts a right key from it", async () => {
  const from = newPlace();
  const { key } = await created();
  for (let guess = 0; guess < wrongKeyLimit.free; guess++) {
    expect(await tried(`device_${"x".repeat(32)}`, { url: urls[guess % 2]!, from })).toBe("key_wrong");
  }
  // a process that starts later knows of them, too
  for (const url of [...urls, (await given.another()).url]) {
    expect(await tried("device_short", { url, from })).toBe("too_many_attempts");
    expect(await tried(key, { url, from })).toBe(200);
  }
  expect(await tried("device_short")).toBe("key_wrong");
});

it("refuses changes by others", async () => {
  const callers = { url: given.url, outsider: viewer, insider: timing };
  const { device } = await created();
  await expectGuarded(callers, keyCreate, {
    good: { eventId, name: "ด่าน", endsAt: null },
    bad: { eventId, name: " ", endsAt: null },
    badPath: "name",
  });
  for (const endpoint of [keyRenew, keyRevoke]) {
    await expectGuarded(callers, endpoint, { good: seen(device), bad: { eventId, id: "x" }, badPath: "id" });
  }
  expect((await get(given.url, keyList, undefined, { eventId })).status).toBe(401);
  expect((await post(given.url, keyRevoke, { eventId, id: 99_999, revision: 1 }, bearing(timing))).status).toBe(404);
});
