import { afterAll, beforeAll, expect, it } from "vitest";
import type { BodyOf } from "@time-event/contract/endpoint";
import { clubDelete, clubList, clubMerge, clubSave, clubSuggestions } from "@time-event/contract/clubs";
import { webPlayerList } from "@time-event/contract/players";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;
let manager: string;
const pua = { id: null, name: { th: "ชมรมวิ่งเมืองปัว", en: "Pua Runners" }, short: "", province: "น่าน", revision: 0 };

beforeAll(async () => {
  given = await givenApp();
  const clubs = ["ชมรมวิ่งเมืองปัว", "PUA runners", "ปัวรันเนอร์", "ปัวรันเนอร์", "น่านรันเนอร์", ""];
  await givenRace(given.db, givenRaceDefinition(), {
    entries: clubs.map((club, at) => givenEntry(String(at + 1), { club })),
  });
  admin = await givenSignedIn(given, "admin");
  manager = await givenSignedIn(given, "manager", "event_manager");
});
afterAll(() => given.stop());

type Body = BodyOf<typeof clubSave>;
const save = (body: Body) => post(given.url, clubSave, body, bearing(admin));
const listed = async () => (await get(given.url, clubList, manager)).reply!.data;
const suggested = async () => (await get(given.url, clubSuggestions, admin)).reply!.data;
const merge = (from: { id: number } | { name: string }, intoId: number) =>
  post(given.url, clubMerge, { from, intoId }, bearing(admin));

it("suggests the names that entries wrote most, until the list has them", async () => {
  expect((await suggested())[0]).toEqual({ name: "ปัวรันเนอร์", entries: 2 });
  const { reply } = await save(pua);
  // one wrote the Thai name, one the English, in other letters
  expect(reply!.data).toMatchObject({ entries: 2, revision: 1 });
  expect((await suggested()).map(({ name }) => name)).toEqual(["ปัวรันเนอร์", "น่านรันเนอร์"]);
});

it("refuses a name that another club has as any of its names, and an unknown province", async () => {
  const twin = await save({ ...pua, name: { th: "pua RUNNERS", en: "" } });
  expect(twin.problem).toMatchObject({ status: 409, errors: [{ path: "name", code: "taken" }] });
  const atlantis = await save({ ...pua, name: { th: "อื่น", en: "" }, province: "แอตแลนติส" });
  expect(atlantis.problem).toMatchObject({ status: 409, errors: [{ path: "province", code: "unknown" }] });
  const [club] = await listed();
  expect((await save({ ...club!, revision: 7 })).problem?.code).toBe("edit_conflict");
});

it("gives the club's name to entries that wrote another spelling, and public lists show it", async () => {
  const [club] = await listed();
  const version = () => given.db.selectFrom("resultVersions").select("version").executeTakeFirstOrThrow();
  const before = await version();
  const { reply } = await merge({ name: "ปัวรันเนอร์" }, club!.id);
  expect(reply!.data).toMatchObject({ changedEntries: 2, club: { entries: 4 } });
  expect((await version()).version).toBe(before.version + 1);
  const { data } = await callWebApi(given.url, webPlayerList, { event: "doi-inthanon-trail-2026" });
  expect(data.map((player) => player.club)).toEqual([
    "ชมรมวิ่งเมืองปัว",
    "PUA runners",
    "ชมรมวิ่งเมืองปัว",
    "ชมรมวิ่งเมืองปัว",
    "น่านรันเนอร์",
    "",
  ]);
});

it("merges two clubs", async () => {
  const nan = (await save({ ...pua, name: { th: "น่านรันเนอร์", en: "" } })).reply!.data;
  const [club] = await listed();
  expect(club?.name.th).toBe("ชมรมวิ่งเมืองปัว");
  expect((await merge({ id: club!.id }, club!.id)).problem).toMatchObject({ status: 409, reasons: ["same_club"] });
  const { reply } = await merge({ id: nan.id }, club!.id);
  expect(reply!.data).toMatchObject({ changedEntries: 1, club: { entries: 5 } });
  expect(await listed()).toHaveLength(1);
  expect((await merge({ id: nan.id }, club!.id)).status).toBe(404);
  const { entry } = await given.db
    .selectFrom("auditEntries")
    .select("entry")
    .orderBy("seq", "desc")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(entry)).toMatchObject({
    action: "club-merge",
    subject: { kind: "club", name: "ชมรมวิ่งเมืองปัว" },
    before: { names: ["น่านรันเนอร์"], entries: 4 },
    after: { entries: 5, changedEntries: 1 },
  });
});

it("removes a club from the list and leaves entries as they are", async () => {
  const [club] = await listed();
  const removed = await post(given.url, clubDelete, { id: club!.id, revision: club!.revision }, bearing(admin));
  expect(removed.status).toBe(200);
  expect(await listed()).toEqual([]);
  expect((await suggested())[0]).toEqual({ name: "ชมรมวิ่งเมืองปัว", entries: 4 });
});

it("refuses changes by others", async () => {
  const callers = { url: given.url, outsider: manager, insider: admin };
  await expectGuarded(callers, clubSave, { good: pua, bad: { ...pua, name: { th: "", en: "" } }, badPath: "name.th" });
  await expectGuarded(callers, clubDelete, {
    good: { id: 1, revision: 1 },
    bad: { id: "x", revision: 1 },
    badPath: "id",
  });
  await expectGuarded(callers, clubMerge, {
    good: { from: { id: 1 }, intoId: 2 },
    bad: { from: {}, intoId: 2 },
    badPath: "from",
  });
  expect((await get(given.url, clubSuggestions, manager)).problem?.code).toBe("not_permitted");
  expect((await get(given.url, clubList)).status).toBe(401);
});
