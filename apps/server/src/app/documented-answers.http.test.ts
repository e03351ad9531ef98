import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deviceApi } from "@time-event/contract/device-api";
import type { Endpoint } from "@time-event/contract/endpoint";
import { eventApi } from "@time-event/contract/event-api";
import { tokenApi } from "@time-event/contract/sign-in";
import { webApi } from "@time-event/contract/web-api";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";
import { bearing, servicePaths } from "../testing/call-service.ts";
import { exampleInput, makeCall } from "../testing/example-input.ts";
import { givenMember, givenOrder } from "../features/orders/testing/given-order.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenKey, withKey } from "../testing/given-key.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../testing/given-race.ts";

// What the API document says that a call answers, and what the server answers: every call, made in several wrong ways
// and in a right one.

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content: object; readonly headers?: object }>>;
}

let given: GivenApp;
let staff: string;
let keys: Record<string, string>;
let eventId: number;
let documented: Map<string, Operation>;
const seen = new Set<number>();

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [givenEntry("9")] });
  staff = await givenSignedIn(given, "admin");
  const subject = await givenOrder(given.db, eventId);
  keys = {
    device: await givenKey(given.db, { eventId }),
    registration: await givenKey(given.db, { eventId, kind: "registration", subject }),
    station: await givenKey(given.db, { eventId, kind: "station", subject: "START" }),
    member: await givenKey(given.db, { eventId, kind: "member", subject: await givenMember(given.db, eventId) }),
  };
  const document = (await given.app.inject("/documentation/api.json")).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  documented = new Map(operations.map((operation) => [operation.operationId, operation]));
});
afterAll(() => given.stop());

const statusesOf = (name: string) => Object.keys(documented.get(name)!.responses).map(Number);

let users = 0;
/** Some calls end the sign-in that makes them: each of their requests has one of its own. */
const mayEndSignIn = ({ name }: Endpoint) => name.includes("sign");

async function headersOf(endpoint: Endpoint) {
  const { openedBy, key: kind, repeatable } = endpoint;
  if (openedBy === "staff" && mayEndSignIn(endpoint)) staff = await givenSignedIn(given, `admin-${++users}`);
  return {
    ...(openedBy === "staff" && bearing(staff)),
    ...((kind !== undefined || repeatable) && withKey(keys[kind ?? "device"])),
  };
}

const right = async (endpoint: Endpoint, numberOf = () => 1) =>
  makeCall(given.app, endpoint, exampleInput(endpoint, numberOf), undefined, await headersOf(endpoint));

const raw = async (endpoint: Endpoint, type: string, payload: string | Buffer) =>
  given.app.inject({
    method: "POST",
    url: `${servicePaths[endpoint.service]}/${endpoint.name}`,
    headers: { ...(await headersOf(endpoint)), "content-type": type },
    payload,
  });

const jsonLimit = 1_000_000;
const tooLarge = (endpoint: Endpoint) =>
  endpoint.sends === "file"
    ? raw(endpoint, "application/octet-stream", Buffer.alloc(endpoint.largestBytes! + 1))
    : raw(endpoint, "application/json", JSON.stringify("x".repeat(jsonLimit)));

// the calls that end sign-ins come last, or nobody would be left to make the others
const calls = [...webApi, ...deviceApi, ...eventApi, ...tokenApi].toSorted(
  (a, b) => Number(mayEndSignIn(a)) - Number(mayEndSignIn(b)),
);

describe.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (name, endpoint) => {
  it("answers as it is documented", async () => {
    const answers = [
      await makeCall(
        given.app,
        endpoint,
        exampleInput(endpoint, () => 1),
        undefined,
        withKey(undefined),
      ),
      await makeCall(given.app, endpoint, {}, undefined, await headersOf(endpoint)),
      await right(endpoint),
      await right(endpoint, () => 987_654),
    ];
    if (endpoint.method === "POST") answers.push(await tooLarge(endpoint), await raw(endpoint, "text/xml", "<a/>"));
    const statuses = answers.map(({ statusCode }) => statusCode);
    for (const status of statuses) seen.add(status);
    expect(statusesOf(name)).toEqual(expect.arrayContaining([...new Set(statuses)]));
    expect(statuses[0] === 401).toBe(endpoint.openedBy !== "open");
    const wrongType = endpoint.anyMediaType ? 400 : 415;
    expect(statuses.slice(4)).toEqual(endpoint.method === "POST" ? [413, wrongType] : []);
  });
});

it("says how long to wait after too many tries", async () => {
  const guess = () =>
    given.app.inject({ method: "POST", url: "/api/auth/token", payload: { username: "somchai", password: "wrong" } });
  let answer = await guess();
  for (let tries = 1; answer.statusCode === 400 && tries < 100; tries++) answer = await guess();
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  expect(documented.get("token")!.responses["429"]!.headers).toHaveProperty("Retry-After");
});

it("has seen every kind of answer", () => {
  expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 404, 409, 413, 415]));
});
