import { afterAll, beforeAll, expect, it } from "vitest";
import type { BodyOf } from "@time-event/contract/endpoint";
import { eventTypeDelete, eventTypeList, eventTypeOrder, eventTypeSave } from "@time-event/contract/event-types";
import { webEventTypeList } from "@time-event/contract/events";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;
let manager: string;
const aquathlon = {
  code: "aquathlon",
  name: { th: "อควาธลอน", en: "Aquathlon" },
  art: "swim",
  active: true,
  revision: 0,
} as const;

beforeAll(async () => {
  given = await givenApp();
  await givenRace(given.db, givenRaceDefinition(), { entries: [] });
  admin = await givenSignedIn(given, "admin");
  manager = await givenSignedIn(given, "manager", "event_manager");
});
afterAll(() => given.stop());

const save = (body: BodyOf<typeof eventTypeSave>) => post(given.url, eventTypeSave, body, bearing(admin));
const listed = async () => (await get(given.url, eventTypeList, admin)).reply!.data;

it("lists the types in their order, for users who may see events", async () => {
  const { reply } = await get(given.url, eventTypeList, manager);
  expect(reply!.data.map(({ code }) => code).slice(0, 3)).toEqual(["road-run", "trail", "cycling"]);
  expect(reply!.data.find(({ code }) => code === "trail")).toMatchObject({ events: 1, art: "trail", revision: 1 });
  expect((await get(given.url, eventTypeList)).status).toBe(401);
});

it("adds a type at the end, and changes it", async () => {
  expect((await save(aquathlon)).reply!.data).toMatchObject({ code: "aquathlon", revision: 1, changedBy: "admin" });
  expect((await listed()).at(-1)?.code).toBe("aquathlon");
  const renamed = await save({ ...aquathlon, name: { th: "ว่ายวิ่ง", en: "Swim and run" }, revision: 1 });
  expect(renamed.reply!.data).toMatchObject({ name: { en: "Swim and run" }, revision: 2 });
});

it("refuses a taken code, and a save after somebody else's", async () => {
  expect((await save({ ...aquathlon, code: "trail" })).problem).toMatchObject({
    status: 409,
    errors: [{ path: "code", code: "taken" }],
  });
  const [first] = await listed();
  await save({ ...first!, name: { th: "วิ่งถนน", en: "Road race" } });
  const late = await save({ ...first!, name: { th: "วิ่งถนน", en: "Street running" } });
  expect(late.problem).toMatchObject({ status: 409, code: "edit_conflict", changedBy: "admin" });
  expect((await listed())[0]?.name.en).toBe("Road race");
});

it("adds a code once, even if several add it at the same moment", async () => {
  const same = { ...aquathlon, code: "swimrun" };
  const replies = await Promise.all(Array.from({ length: 6 }, () => save(same)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await listed()).find(({ code }) => code === "swimrun")?.revision).toBe(1);
});

it("removes a type without events, and says how many events another type has", async () => {
  const trail = await post(given.url, eventTypeDelete, { code: "trail", revision: 1 }, bearing(admin));
  expect(trail.problem).toMatchObject({ status: 409, reasons: ["in_use"], inUse: 1 });
  expect((await post(given.url, eventTypeDelete, { code: "walk", revision: 1 }, bearing(admin))).status).toBe(200);
  expect((await listed()).some(({ code }) => code === "walk")).toBe(false);
});

it("puts the types in another order, but only all of them", async () => {
  const codes = (await listed()).map(({ code }) => code).toReversed();
  expect((await post(given.url, eventTypeOrder, { codes }, bearing(admin))).status).toBe(200);
  expect((await listed()).map(({ code }) => code)).toEqual(codes);
  const some = await post(given.url, eventTypeOrder, { codes: codes.slice(1) }, bearing(admin));
  expect(some.problem).toMatchObject({ status: 409, reasons: ["list_changed"] });
});

it("offers the public the types that are in use or active", async () => {
  const types = await listed();
  await save({ ...types.find(({ code }) => code === "virtual")!, active: false });
  await save({ ...types.find(({ code }) => code === "trail")!, active: false });
  const offered = (await callWebApi(given.url, webEventTypeList, {})).data.map(({ code }) => code);
  expect(offered).toContain("trail");
  expect(offered).not.toContain("virtual");
});

it("refuses changes by others", async () => {
  const callers = { url: given.url, outsider: manager, insider: admin };
  await expectGuarded(callers, eventTypeSave, {
    good: aquathlon,
    bad: { ...aquathlon, name: { th: " ", en: "x" } },
    badPath: "name.th",
  });
  const one = { code: "swim", revision: 1 };
  await expectGuarded(callers, eventTypeDelete, { good: one, bad: { code: "Swim!", revision: 1 }, badPath: "code" });
  await expectGuarded(callers, eventTypeOrder, { good: { codes: [] }, bad: { codes: "swim" }, badPath: "codes" });
});

it("writes every change into the audit log, with what it was before", async () => {
  const entries = await given.db
    .selectFrom("auditEntries")
    .select("entry")
    .where("subjectKind", "=", "event-type")
    .orderBy("seq")
    .execute();
  const changes = entries.map(({ entry }) => JSON.parse(entry) as Record<string, unknown>);
  expect(changes[1]).toMatchObject({
    action: "event-type-save",
    subject: { kind: "event-type", id: "aquathlon" },
    before: { name: { th: "อควาธลอน", en: "Aquathlon" } },
    after: { name: { th: "ว่ายวิ่ง", en: "Swim and run" } },
  });
  expect(changes.map(({ action }) => action)).toContain("event-type-delete");
  expect(changes.map(({ action }) => action)).toContain("event-type-order");
});
