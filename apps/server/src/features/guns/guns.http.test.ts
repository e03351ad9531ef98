import { afterAll, beforeAll, expect, it } from "vitest";
import { gunFire, gunList } from "@time-event/contract/guns";
import { webRegisterResultList } from "@time-event/contract/results";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const minute = 60_000;
const slug = "doi-inthanon-trail-2026";
let given: GivenApp;
let eventId: number;
let timing: string;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => gunAt + 90 * minute });
  const passings = [givenPassing("1", "START", 2), givenPassing("1", "FIN", 50)];
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [givenEntry("1"), givenEntry("2")], passings });
  timing = await givenSignedIn(given, "timing", "timing_official", eventId);
});
afterAll(() => given.stop());

const fire = (changes: object = {}, by = timing) =>
  post(
    given.url,
    gunFire,
    { eventId, categories: ["10K"], at: gunAt + 2 * minute, reason: "", ...changes },
    bearing(by),
  );
const guns = async () => (await get(given.url, gunList, timing, { eventId })).reply!.data;
const timeOf = async () =>
  (await get(given.url, webRegisterResultList, undefined, { event: slug, category: "10K" })).reply!.data[0]!.timeMs;

it("takes no tap for a gun that was planned long ago: it says why", async () => {
  expect((await fire({ at: gunAt + 61 * minute })).problem!.reasons).toEqual(["gun_reason_needed"]);
});

it("fires a gun by one tap, and times follow; what is put right later says why", async () => {
  expect(await guns()).toMatchObject([{ code: "10K", gunAt, fired: null, entries: 2, notSeen: 1 }]);
  expect((await fire()).reply!.data).toEqual({ judged: 2 });
  await expect.poll(timeOf).toBe(48 * minute);
  expect(await guns()).toMatchObject([{ gunAt: gunAt + 2 * minute, fired: { by: "timing" } }]);

  expect((await fire({ at: gunAt + minute })).problem!.reasons).toEqual(["gun_reason_needed"]);
  expect((await fire({ at: gunAt + minute, reason: "นาฬิกาช้า" })).status).toBe(200);
  await expect.poll(timeOf).toBe(49 * minute);
  const told = await given.db.selectFrom("auditEntries").selectAll().where("action", "=", "gun-fire").execute();
  expect(told).toHaveLength(2);
  expect(JSON.stringify(told)).toContain("นาฬิกาช้า");
});

it("refuses a gun of no category, on another day, and from who may not", async () => {
  expect((await fire({ categories: ["none"] })).problem!.reasons).toEqual(["unknown"]);
  expect((await fire({ at: gunAt + 30 * 24 * 60 * minute })).problem!.reasons).toEqual(["not_race_days"]);
  const viewer = await givenSignedIn(given, "viewer", "viewer");
  expect((await fire({}, viewer)).status).toBe(404);
});
