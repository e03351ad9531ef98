import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "@time-event/contract/endpoint";
import { eventApi } from "@time-event/contract/event-api";
import { sql } from "kysely";
import { exampleInput, makeCall } from "../testing/example-input.ts";
import { givenApp, type GivenApp } from "../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../testing/given-race.ts";
import { givenSignedIn } from "../features/sign-in/testing/sign-in.ts";

// Every staff call, made by every kind of caller: callers without the right learn nothing and change nothing. This test
// works out who has the right from the roles' table alone, not by the code under test.

interface Caller {
  readonly who: string;
  readonly bearer: string | undefined;
  /** Undefined: a caller that we do not know. */
  readonly role?: string;
  /** Undefined: the whole installation. */
  readonly at?: number;
}

const roles = ["administrator", "event_manager", "finance", "registration_desk", "timing_official", "viewer"];
let given: GivenApp;
let callers: Caller[];
let permissionsOf: Map<string, Set<string>>;
let here: number;
let elsewhere: number;

beforeAll(async () => {
  given = await givenApp();
  here = await givenEvent("doi-inthanon-trail-2026");
  elsewhere = await givenEvent("bangsaen-21-2026");
  const granted = await given.db.selectFrom("rolePermissions").selectAll().execute();
  permissionsOf = new Map(
    roles.map((role) => [
      role,
      new Set(granted.filter(({ roleCode }) => roleCode === role).map(({ permissionCode }) => permissionCode)),
    ]),
  );
  const disabled = await givenSignedIn(given, "disabled");
  await sql`update users set disabled_at = now() where username = 'disabled'`.execute(given.db);
  const ofOthers = await givenApp();
  const foreign = await givenSignedIn(ofOthers, "foreign");
  await ofOthers.stop();
  callers = [
    { who: "a stranger", bearer: undefined },
    { who: "somebody with nonsense for a token", bearer: "abc.def.ghi" },
    { who: "somebody with another installation's token", bearer: foreign },
    { who: "a disabled administrator", bearer: disabled },
  ];
  for (const role of roles) {
    callers.push({ who: `${role} of all`, bearer: await givenSignedIn(given, role, role), role });
    callers.push({
      who: `${role} here`,
      bearer: await givenSignedIn(given, `${role}-here`, role, here),
      role,
      at: here,
    });
    const other = `${role}-elsewhere`;
    callers.push({
      who: `${role} elsewhere`,
      bearer: await givenSignedIn(given, other, role, elsewhere),
      role,
      at: elsewhere,
    });
  }
});
afterAll(() => given.stop());

function givenEvent(slug: string): Promise<number> {
  return givenRace(given.db, givenRaceDefinition({ slug, state: "finished" }), { entries: [givenEntry("9")] });
}

/** What the roles' table says about a call at the event `here`. */
function isAllowed({ right }: Endpoint, { role, at }: Caller): boolean {
  if (role === undefined || !right) return false;
  if (right.permission === null) return true;
  if (!permissionsOf.get(role)!.has(right.permission)) return false;
  return at === undefined || right.at === "anywhere" || (right.at === "event" && at === here);
}

/** The word of a problem document; undefined for an answer without one. */
function codeOf(body: string): string | undefined {
  return (JSON.parse(body) as { code?: string }).code;
}

describe.each(eventApi.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (_name, endpoint) => {
  it("refuses callers without the right before it reads what they sent", async () => {
    const breaches: string[] = [];
    for (const caller of callers.filter((each) => !isAllowed(endpoint, each))) {
      const [status, code] = caller.role === undefined ? [401, undefined] : [404, "not_permitted"];
      for (const form of [exampleInput(endpoint, () => here), { eventId: here }]) {
        const { statusCode, body } = await makeCall(given.app, endpoint, form, caller.bearer);
        const refused = statusCode === status && (code === undefined || codeOf(body) === code);
        if (!refused) breaches.push(`${caller.who}: ${statusCode} ${body}`);
      }
    }
    expect(breaches).toEqual([]);
  });

  it("lets callers with the right in, and never fails", async () => {
    const breaches: string[] = [];
    for (const caller of callers.filter((each) => isAllowed(endpoint, each) && each.role !== "administrator")) {
      const { statusCode, body } = await makeCall(given.app, endpoint, { eventId: here }, caller.bearer);
      const refused =
        statusCode === 401 || statusCode === 403 || (statusCode === 404 && codeOf(body) === "not_permitted");
      if (refused || statusCode >= 500) breaches.push(`${caller.who}: ${statusCode} ${body}`);
    }
    expect(breaches).toEqual([]);
  });
});

it("covers the whole contract, with every caller", () => {
  expect(callers).toHaveLength(4 + 3 * roles.length);
  expect(new Set(eventApi.map(({ name }) => name)).size).toBe(eventApi.length);
  expect(eventApi.filter(({ right }) => right === undefined)).toEqual([]);
});
