import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deviceApi } from "@time-event/contract/device-api";
import { type Endpoint, type KeyKind, keyKinds } from "@time-event/contract/endpoint";
import { eventApi } from "@time-event/contract/event-api";
import { webRegisterSave } from "@time-event/contract/order-keeping";
import { webApi } from "@time-event/contract/web-api";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";
import { exampleInput, makeCall } from "../testing/example-input.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenKey, withKey } from "../testing/given-key.ts";
import { submit } from "../features/orders/testing/given-sale.ts";
import { givenMember, givenOrder } from "../features/orders/testing/given-order.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../testing/given-race.ts";

// Every call that a key opens, made with every kind of key: of this event and another, of one thing and another, good,
// ended, renewed and revoked. This test works out what is right from the contract alone.

interface Holder {
  readonly who: string;
  readonly headers: Record<string, string>;
  /** Undefined: the key opens nothing. */
  readonly kind?: string;
  readonly at?: number;
}

const slugs = ["doi-inthanon-trail-2026", "bangsaen-21-2026"] as const;
let given: GivenApp;
let events: number[];
let holders: Holder[];
let administrator: string;

beforeAll(async () => {
  given = await givenApp();
  events = [];
  for (const slug of slugs) {
    events.push(await givenRace(given.db, givenRaceDefinition({ slug }), { entries: [givenEntry("9")] }));
  }
  const hour = 3_600_000;
  holders = [
    { who: "a stranger", headers: withKey(undefined) },
    { who: "somebody with nonsense for a key", headers: withKey("device_nonsense") },
    { who: "somebody with a key of another installation", headers: withKey(`device_${"x".repeat(32)}`) },
    { who: "somebody with two keys in one", headers: withKey(`device_${"x".repeat(32)}, device_${"y".repeat(32)}`) },
  ];
  for (const kind of keyKinds) {
    for (const [index, eventId] of events.entries()) {
      for (const subject of await subjectsOf(kind, eventId)) {
        const good = await givenKey(given.db, { eventId, kind, subject });
        holders.push({ who: `${kind} ${subject} at ${slugs[index]}`, headers: withKey(good), kind, at: eventId });
      }
      const ended = await givenKey(given.db, { eventId, kind, endsAt: Date.now() - hour });
      holders.push({ who: `${kind} at ${slugs[index]}, ended`, headers: withKey(ended) });
      const revoked = await givenKey(given.db, { eventId, kind, revokedAt: Date.now() - hour });
      holders.push({ who: `${kind} at ${slugs[index]}, revoked`, headers: withKey(revoked) });
    }
  }
  for (const [index, eventId] of events.entries()) {
    const headers = await renewedKey(eventId, slugs[index]!);
    holders.push({ who: `registration at ${slugs[index]}, renewed`, headers });
  }
  administrator = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());

/** Two things that keys of a kind can belong to. */
async function subjectsOf(kind: KeyKind, eventId: number): Promise<string[]> {
  const make = { registration: givenOrder, member: givenMember }[kind as string];
  if (make) return [await make(given.db, eventId), await make(given.db, eventId)];
  return kind === "station" ? ["START", "CP1"] : ["1", "2"];
}

/** A key that its holder had replaced by another one. */
async function renewedKey(eventId: number, event: string): Promise<Record<string, string>> {
  const key = await givenKey(given.db, { eventId, kind: "registration", subject: await givenOrder(given.db, eventId) });
  const renewed = await submit(given.url, webRegisterSave, { event, language: "th", key: "renew" }, { key });
  expect(renewed.status).toBe(200);
  return withKey(key);
}

const codeOf = (body: string) => (JSON.parse(body) as { code?: string }).code;
const keyCalls: readonly Endpoint[] = [...webApi, ...deviceApi].filter(({ key }) => key !== undefined);

/** A call's input for one of the two events: with its slug or number, wherever the call names one. */
function inputAbout(endpoint: Endpoint, index: number): object {
  const input = exampleInput(endpoint, () => 1) as Record<string, unknown>;
  return {
    ...input,
    ...("event" in input && { event: slugs[index] }),
    ...("eventId" in input && { eventId: events[index] }),
  };
}

describe.each(keyCalls.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_name, endpoint) => {
  it("refuses every key except those of its kind, at their own event", async () => {
    const breaches: string[] = [];
    const input = inputAbout(endpoint, 0);
    const namesEvent = "event" in input || "eventId" in input;
    for (const { who, headers, kind, at } of holders) {
      for (const [index, eventId] of events.entries()) {
        const { statusCode, body } = await makeCall(
          given.app,
          endpoint,
          inputAbout(endpoint, index),
          undefined,
          headers,
        );
        // a call that names no event is about the event of its key
        const isElsewhere = namesEvent && at !== eventId;
        const expected = kind !== endpoint.key ? "401" : isElsewhere ? "404" : "let in";
        if (endpoint.openedBy === "open" && headers["x-access-key"] === undefined) continue;
        // an address that tries many wrong keys has to wait
        if (statusCode === 429 && expected === "401") continue;
        const found = statusCode === 401 || statusCode === 404 ? String(statusCode) : "let in";
        if (found !== expected || statusCode >= 500) breaches.push(`${who}: ${statusCode} ${body}`);
      }
    }
    expect(breaches).toEqual([]);
  });

  it("gives a member of staff no more than a stranger", async () => {
    const input = inputAbout(endpoint, 0);
    const stranger = await makeCall(given.app, endpoint, input, undefined, withKey(undefined));
    const staff = await makeCall(given.app, endpoint, input, administrator, withKey(undefined));
    // each problem names its own request
    const told = ({ body }: { body: string }) => ({ ...JSON.parse(body), instance: undefined });
    expect([staff.statusCode, told(staff)]).toEqual([stranger.statusCode, told(stranger)]);
  });
});

it("opens no staff call by a key, and no call by a key in the URL", async () => {
  const breaches: string[] = [];
  for (const { headers, who } of holders.filter(({ kind }) => kind !== undefined)) {
    for (const endpoint of eventApi) {
      const { statusCode, body } = await makeCall(given.app, endpoint, inputAbout(endpoint, 0), undefined, headers);
      if (statusCode !== 401 || codeOf(body) !== "not_signed_in")
        breaches.push(`${who} ${endpoint.name}: ${statusCode}`);
    }
    const key = headers["x-access-key"]!;
    for (const { name, service, method } of keyCalls.filter(({ openedBy }) => openedBy === "key")) {
      const url = `/api/${service}/${name}?key=${key}&x-access-key=${key}`;
      const { statusCode } = await given.app.inject({ method, url, headers: { authorization: `Bearer ${key}` } });
      if (statusCode !== 401) breaches.push(`${who} ${name} by its URL: ${statusCode}`);
    }
  }
  expect(breaches).toEqual([]);
});

it("covers every call that a key opens, with every kind of key", () => {
  expect(keyCalls.length).toBeGreaterThan(0);
  expect(holders).toHaveLength(4 + keyKinds.length * events.length * 4 + events.length);
  expect(new Set(holders.flatMap(({ kind }) => kind ?? []))).toEqual(new Set(keyKinds));
});
