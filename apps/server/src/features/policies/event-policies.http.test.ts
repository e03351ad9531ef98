import { afterAll, beforeAll, expect, it } from "vitest";
import type { PolicyKind } from "@time-event/contract/fields";
import {
  eventPoliciesGet,
  eventPoliciesSave,
  policyPublish,
  policySave,
  webPolicyGet,
} from "@time-event/contract/policies";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi, refusedCall } from "../../testing/call-web-api.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { copyTo } from "./event-policies.service.ts";

let given: GivenApp;
let admin: string;
let manager: string;
let viewer: string;
let eventId: number;
let usual: number;
let special: number;
let refund: number;
let draft: number;
const event = "trail-2026";
const defaults = { terms: "default", waiver: "default", privacy: "default", refund: "default" } as const;

async function givenPolicy(kind: PolicyKind, name: string, isPublished = true): Promise<number> {
  const body = { id: null, kind, name: { th: name, en: name }, draft: { th: `ไทย ${name}`, en: name }, revision: 0 };
  const { id } = (await post(given.url, policySave, { ...body, isDefault: false }, bearing(admin))).reply!.data;
  if (isPublished) await post(given.url, policyPublish, { id, revision: 1 }, bearing(admin));
  return id;
}

beforeAll(async () => {
  given = await givenApp();
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: event }), { entries: [] });
  const other = await givenRace(given.db, givenRaceDefinition({ slug: "hidden", state: "draft" }), { entries: [] });
  admin = await givenSignedIn(given, "admin");
  manager = await givenSignedIn(given, "manager", "event_manager", eventId);
  viewer = await givenSignedIn(given, "viewer", "viewer", other);
  usual = await givenPolicy("terms", "Usual");
  special = await givenPolicy("terms", "Special");
  refund = await givenPolicy("refund", "Money back");
  draft = await givenPolicy("waiver", "Draft", false);
});
afterAll(() => given.stop());

const inForce = async (kind: PolicyKind) => (await callWebApi(given.url, webPolicyGet, { event, kind })).data.name.en;
const choose = async (choices: Partial<Record<PolicyKind, number | "default" | null>>) => {
  const { revision } = (await get(given.url, eventPoliciesGet, manager, { eventId })).reply!.data;
  const body = { eventId, choices: { ...defaults, ...choices }, revision };
  return post(given.url, eventPoliciesSave, body, bearing(manager));
};

it("uses the default at an event that chose nothing", async () => {
  const { data } = (await get(given.url, eventPoliciesGet, manager, { eventId })).reply!;
  expect(data).toMatchObject({ revision: 0, choices: defaults });
  expect(await inForce("terms")).toBe("Usual");
  expect(await refusedCall(given.url, `web-policy-get?event=${event}&kind=waiver`)).toMatchObject({
    code: "not_found",
  });
});

it("uses the choice of an event, or no policy", async () => {
  expect((await choose({ terms: special, refund: null })).reply!.data).toMatchObject({
    revision: 1,
    changedBy: "manager",
    choices: { ...defaults, terms: special, refund: null },
  });
  expect(await inForce("terms")).toBe("Special");
  expect(await refusedCall(given.url, `web-policy-get?event=${event}&kind=refund`)).toMatchObject({ status: 404 });
});

it("refuses an unpublished policy, one of another kind, and a save after somebody else's", async () => {
  expect((await choose({ waiver: draft })).problem?.reasons).toEqual(["policy_unpublished"]);
  expect((await choose({ waiver: usual })).problem?.reasons).toEqual(["policy_of_other_kind"]);
  expect((await choose({ terms: 999 })).problem?.reasons).toEqual(["policy_unpublished"]);
  const stale = { eventId, choices: defaults, revision: 0 };
  expect((await post(given.url, eventPoliciesSave, stale, bearing(manager))).problem?.code).toBe("edit_conflict");
});

it("gives the public every published version, for ever, and no draft", async () => {
  const { data } = await callWebApi(given.url, webPolicyGet, { policy: usual, version: 1 });
  expect(data).toMatchObject({ policyId: usual, kind: "terms", version: 1, text: { th: "ไทย Usual", en: "Usual" } });
  expect(await refusedCall(given.url, `web-policy-get?policy=${draft}&version=1`)).toMatchObject({ status: 404 });
  expect(await refusedCall(given.url, "web-policy-get?event=hidden&kind=terms")).toMatchObject({ status: 404 });
  expect(await refusedCall(given.url, `web-policy-get?event=${event}`)).toMatchObject({ code: "invalid_input" });
  expect(await refusedCall(given.url, `web-policy-get?policy=${usual}`)).toMatchObject({ code: "invalid_input" });
});

it("copies the choices with the event", async () => {
  const copy = await givenRace(given.db, givenRaceDefinition({ slug: "trail-2027" }), { entries: [] });
  await given.db.transaction().execute((tx) => copyTo(tx, eventId, copy));
  const { data } = (await get(given.url, eventPoliciesGet, admin, { eventId: copy })).reply!;
  expect(data.choices).toEqual({ ...defaults, terms: special, refund: null });
});

it("refuses changes by others", async () => {
  await expectGuarded({ url: given.url, outsider: viewer, insider: manager }, eventPoliciesSave, {
    good: { eventId, choices: { ...defaults, refund }, revision: 1 },
    bad: { eventId, choices: { ...defaults, terms: "mine" }, revision: 1 },
    badPath: "choices.terms",
  });
  expect((await get(given.url, eventPoliciesGet, viewer, { eventId })).problem?.code).toBe("not_permitted");
});
