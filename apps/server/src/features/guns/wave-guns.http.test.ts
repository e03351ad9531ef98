import { afterAll, beforeAll, expect, it } from "vitest";
import { categoryList, categorySave } from "@time-event/contract/categories";
import { webEventGet } from "@time-event/contract/events";
import { gunFire, gunList } from "@time-event/contract/guns";
import { webPlayerGet } from "@time-event/contract/players";
import { raceControlFieldGet, raceControlGet } from "@time-event/contract/race-control";
import { webRegisterResultList } from "@time-event/contract/results";
import { scheduleList } from "@time-event/contract/schedule";
import { archScreenGet } from "@time-event/contract/speaker";
import { waveList, waveSave } from "@time-event/contract/waves";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenCategoryForm } from "../../testing/given-category.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const minute = 60_000;
const event = "doi-inthanon-trail-2026";
let given: GivenApp;
let eventId: number;
let timing: string;
let manager: string;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => gunAt + 90 * minute });
  const waves = ["A", "B"].map((letter, at) => ({
    name: { th: `เวฟ ${letter}`, en: `Wave ${letter}` },
    startsAt: gunAt + at * 10 * minute,
    capacity: null,
  }));
  eventId = await givenRace(given.db, givenRaceDefinition({ category: { waves, wavesHaveGuns: true } }), {
    entries: [givenEntry("1", { wave: "เวฟ A" }), givenEntry("2", { wave: "เวฟ B" }), givenEntry("3")],
    passings: [givenPassing("1", "FIN", 50), givenPassing("2", "FIN", 55), givenPassing("3", "FIN", 52)],
  });
  timing = await givenSignedIn(given, "timing", "timing_official", eventId);
  manager = await givenSignedIn(given, "manager", "event_manager", eventId);
});
afterAll(() => given.stop());

const guns = async () => (await get(given.url, gunList, timing, { eventId })).reply!.data;
const waves = async () => (await get(given.url, waveList, manager, { eventId })).reply!.data;
const fire = (named: object, minutes: number, reason = "") =>
  post(
    given.url,
    gunFire,
    { eventId, categories: [], at: gunAt + minutes * minute, reason, ...named },
    bearing(timing),
  );
/** Bibs in the order of the list with their minutes. */
async function times() {
  const { data } = (await get(given.url, webRegisterResultList, undefined, { event, category: "10K" })).reply!;
  return data.map(({ bib, timeMs }) => `${bib} ${timeMs! / minute}`);
}

it("counts from the gun of the own wave, and says so", async () => {
  expect(await times()).toEqual(["2 45", "1 50", "3 52"]);
  const { why, wave } = (await get(given.url, webPlayerGet, undefined, { event, bib: "2" })).reply!.data;
  expect(why).toMatchObject({ gunAt: gunAt + 10 * minute, gunOf: "wave" });
  expect(wave).toEqual({ name: { th: "เวฟ B", en: "Wave B" }, startsAt: gunAt + 10 * minute });
  const none = (await get(given.url, webPlayerGet, undefined, { event, bib: "3" })).reply!.data;
  expect([none.why.gunOf, none.wave]).toEqual(["category", undefined]);
  expect((await guns()).map(({ wave, entries }) => [wave?.name.en, entries])).toEqual([
    [undefined, 1],
    ["Wave A", 1],
    ["Wave B", 1],
  ]);
});

it("names each start where people look for it", async () => {
  const [category] = (await get(given.url, webEventGet, undefined, { event, part: "all" })).reply!.data.categories;
  expect(category).toMatchObject({ gunAt, wavesHaveGuns: true });
  expect(category!.waves!.map(({ name, startsAt }) => [name.en, (startsAt - gunAt) / minute])).toEqual([
    ["Wave A", 0],
    ["Wave B", 10],
  ]);
  const arch = (await get(given.url, archScreenGet, timing, { eventId })).reply!.meta.guns;
  expect(arch.map(({ wave, gunAt: at }) => [wave?.name.en, (at - gunAt) / minute])).toEqual([
    [undefined, 0],
    ["Wave A", 0],
    ["Wave B", 10],
  ]);
  const schedule = (await get(given.url, scheduleList, manager, { eventId })).reply!.meta.guns;
  expect(schedule.map(({ name }) => name.en)).toEqual(["10K Wave A", "10K Wave B"]);
});

it("leaves out the gun of the category where everybody is in a wave", async () => {
  const waves = [{ name: { th: "เวฟ A", en: "" }, startsAt: gunAt + 10 * minute, capacity: null }];
  const slug = "everybody-in-a-wave";
  const race = givenRaceDefinition({ slug, category: { waves, wavesHaveGuns: true } });
  const id = await givenRace(given.db, race, {
    entries: [givenEntry("1", { wave: "เวฟ A" })],
    passings: [givenPassing("1", "FIN", 60)],
  });
  const [category] = (await get(given.url, webEventGet, undefined, { event: slug, part: "all" })).reply!.data
    .categories;
  expect(category!.gunAt).toBe(gunAt + 10 * minute);
  const head = await givenSignedIn(given, "head", "timing_official", id);
  const [board] = (await get(given.url, raceControlGet, head, { eventId: id })).reply!.data.categories;
  expect(board!.gunAt).toBe(gunAt + 10 * minute);
  const field = (await get(given.url, raceControlFieldGet, head, { eventId: id })).reply!.data;
  expect(field).toMatchObject({ gunAt: gunAt + 10 * minute, runners: [{ passedMs: [null, null, 50 * minute] }] });
});

it("fires the gun of a wave by a tap; later it is put right with a reason, and ranks follow", async () => {
  const [, b] = await waves();
  expect((await fire({ waves: [b!.id] }, 12)).reply!.data).toEqual({ judged: 3 });
  await expect.poll(times).toEqual(["2 43", "1 50", "3 52"]);
  expect((await guns()).find(({ wave }) => wave?.id === b!.id)!.fired).toMatchObject({ by: "timing" });

  expect((await fire({ waves: [b!.id] }, 4)).problem!.reasons).toEqual(["gun_reason_needed"]);
  expect((await fire({ waves: [b!.id] }, 4, "ปล่อยก่อนกำหนด")).status).toBe(200);
  await expect.poll(times).toEqual(["1 50", "2 51", "3 52"]);
  expect((await fire({ waves: [b!.id + 999] }, 4, "x")).problem!.reasons).toEqual(["unknown"]);
  expect((await fire({}, 4, "x")).problem!.reasons).toEqual(["unknown"]);
});

it("judges again when a wave starts at another time", async () => {
  const [a] = await waves();
  const { taken: _taken, gunFiredAt: _fired, changedAt: _at, changedBy: _by, ...form } = a!;
  const body = { ...form, eventId, startsAt: gunAt + 20 * minute };
  expect((await post(given.url, waveSave, body, bearing(manager))).status).toBe(200);
  await expect.poll(times).toEqual(["1 30", "2 51", "3 52"]);
});

it("counts from the category's gun again when its waves no longer have guns", async () => {
  const { id, revision } = (await get(given.url, categoryList, manager, { eventId })).reply!.data[0]!;
  const body = { ...givenCategoryForm({ wavesHaveGuns: false }), eventId, id, revision };
  expect((await post(given.url, categorySave, body, bearing(manager))).reply!.data.judged).toBe(3);
  await expect.poll(times).toEqual(["1 50", "3 52", "2 55"]);
  expect(await guns()).toHaveLength(1);
  const [b] = await waves();
  expect((await fire({ waves: [b!.id] }, 4, "x")).problem!.reasons).toEqual(["unknown"]);
});
