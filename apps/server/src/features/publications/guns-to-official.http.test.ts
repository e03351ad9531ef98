import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type CategoryForm, categoryList, categorySave } from "@time-event/contract/categories";
import { docketDecide, docketPropose } from "@time-event/contract/docket";
import { gunFire } from "@time-event/contract/guns";
import { webPlayerGet } from "@time-event/contract/players";
import { readAdd } from "@time-event/contract/read-changes";
import { webRegisterResultList } from "@time-event/contract/results";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenCategoryForm } from "../../testing/given-category.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenPublishing } from "./testing/given-publishing.ts";

// Whole races by the calls that staff make: the gun, reads, rulings, a list with its time to protest, official, and what comes after.

const minute = 60_000;
let given: GivenApp;
let now = gunAt;
let slug = "";
let eventId: number;
let chief: string;
let races = 0;
let chiefs = 0;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
});
afterAll(() => given.stop());
beforeEach(() => {
  slug = `race-${++races}`;
});

/** At that time, signed in anew: nobody stays so for hours. */
async function comeTo(at: number) {
  now = at;
  chief = await givenSignedIn(given, `chief-${++chiefs}`, "event_manager");
}

async function begin(race: Parameters<typeof givenRace>[1], entries: readonly ReturnType<typeof givenEntry>[]) {
  eventId = await givenRace(given.db, race, { entries });
  await comeTo(Math.max(now, gunAt + 185 * minute));
}

const fire = async (at: number) => {
  const shot = { eventId, categories: ["10K"], waves: [], at, reason: "" };
  expect((await post(given.url, gunFire, shot, bearing(chief))).status).toBe(200);
};

/** A read by hand, so many minutes after the planned gun. */
async function read(bib: string, checkpoint: string, minutes: number) {
  const at = gunAt + Math.round(minutes * minute);
  const added = await post(given.url, readAdd, { eventId, bib, checkpoint, at, reason: "จดด้วยมือ" }, bearing(chief));
  expect([bib, minutes, added.status]).toEqual([bib, minutes, 200]);
}

async function save(changes: Partial<CategoryForm>) {
  const [row] = (await get(given.url, categoryList, chief, { eventId })).reply!.data;
  const form = { ...givenCategoryForm({ ageGroups: row!.ageGroups }), ...changes };
  const body = { ...form, eventId, id: row!.id, revision: row!.revision };
  expect((await post(given.url, categorySave, body, bearing(chief))).status).toBe(200);
}

const lists = () => givenPublishing(given, eventId, chief);
const list = async () => (await callWebApi(given.url, webRegisterResultList, { event: slug })).data;

/** From provisional, over the time to protest, to official. */
async function publish() {
  const provisional = (await lists().publish({ protestMinutes: 15 })).reply!.data;
  expect((await lists().publish({ state: "official" })).problem!.reasons).toEqual(["window_open"]);
  await comeTo(provisional.protestUntil!);
  expect((await lists().publish({ state: "official" })).reply!.data).toMatchObject({ number: 2, state: "official" });
}

it("runs a backyard from a late gun to official places by laps, and corrects them", async () => {
  const race = givenRaceDefinition({
    slug,
    category: {
      checkpoints: ["START", "LAP"],
      lapsEnd: "last",
      lapEveryMs: 60 * minute,
      placesByLaps: true,
      ageGroups: [],
    },
  });
  const line = { ...race.checkpoints[2]!, code: "LAP", kind: "lap" as const, distanceM: 6_706 };
  const people = ["1", "2", "3", "4"].map((bib) =>
    givenEntry(bib, { gender: bib === "3" ? "M" : "F", status: bib === "4" ? "dns" : null }),
  );
  await begin({ ...race, checkpoints: [race.checkpoints[0]!, line] }, people);
  // every bell is two minutes later than planned
  await fire(gunAt + 2 * minute);
  // 2 is back at the very bell; 3 is late for the second; 4 did not come
  for (const [bib, minutes] of [
    ["1", 50],
    ["2", 62],
    ["3", 55],
    ["1", 115],
    ["2", 122],
    ["3", 122.01],
  ] as const)
    await read(bib, "LAP", minutes);
  const told = async () => (await list()).map(({ bib, status, laps, overallRank }) => [bib, status, laps, overallRank]);
  await expect.poll(told).toEqual([
    ["3", "finished", 1, 1],
    ["1", "on_course", 2, null],
    ["2", "on_course", 2, null],
    ["4", "dns", 0, null],
  ]);
  await read("1", "LAP", 170);
  // who is not back at the next bell is out: a read after it says so
  await read("2", "LAP", 183);
  await expect.poll(told).toEqual([
    ["1", "finished", 3, 1],
    ["2", "finished", 2, 2],
    ["3", "finished", 1, 3],
    ["4", "dns", 0, null],
  ]);

  await publish();
  const player = async (bib: string) => (await callWebApi(given.url, webPlayerGet, { event: slug, bib })).data;
  expect((await player("2")).publications.at(-1)).toMatchObject({ state: "official", overallRank: 2, genderRank: 2 });

  // a lap that the marshal missed comes in after official: the race goes on, and 1 alone completes one more
  await read("2", "LAP", 181.9);
  await expect.poll(async () => (await told()).map(([bib, status]) => `${bib} ${status}`)).toContain("1 on_course");
  await read("1", "LAP", 240);
  await read("2", "LAP", 243);
  await expect.poll(told).toEqual([
    ["1", "finished", 4, 1],
    ["2", "finished", 3, 2],
    ["3", "finished", 1, 3],
    ["4", "dns", 0, null],
  ]);
  expect((await lists().publish({ state: "official" })).problem!.reasons).toContain("reason_needed");
  expect((await lists().publish({ state: "official", reason: "เพิ่มรอบที่จดไม่ทัน" })).reply!.data.number).toBe(3);
  expect((await lists().compare({ from: 2, to: 3 })).data.map(({ bib, why }) => [bib, why])).toEqual([
    ["1", "laps"],
    ["2", "laps"],
  ]);
  expect((await player("2")).publications.map(({ number }) => number)).toEqual([1, 2, 3]);
});

it("splits an age group between the lists: the official one keeps its groups until another is published", async () => {
  const announced = [
    { code: "18-39", from: 18, to: 39 },
    { code: "40+", from: 40, to: null },
  ];
  const split = [announced[0]!, { code: "40-49", from: 40, to: 49 }, { code: "50+", from: 50, to: null }];
  const born = (bib: string, year: number) => givenEntry(bib, { birthDate: `${year}-01-01` });
  await begin(givenRaceDefinition({ slug }), [born("1", 1995), born("2", 1984), born("3", 1970), born("4", 1980)]);
  await fire(gunAt);
  for (const [bib, minutes] of [
    ["1", 50],
    ["2", 52],
    ["3", 54],
    ["4", 56],
  ] as const)
    await read(bib, "FIN", minutes);
  const groups = async () => (await list()).map(({ bib, ageGroup, ageGroupRank }) => [bib, ageGroup, ageGroupRank]);
  await expect.poll(groups).toEqual([
    ["1", "18-39", 1],
    ["2", "40+", 1],
    ["3", "40+", 2],
    ["4", "40+", 3],
  ]);

  await save({ ageGroups: split, regrouped: { announced, below: null, of: "starters" } });
  const isSplit = [
    ["1", "18-39", 1],
    ["2", "40-49", 1],
    ["3", "50+", 1],
    ["4", "40-49", 2],
  ];
  await expect.poll(groups).toEqual(isSplit);
  // a penalty of the first of the new group, decided by somebody else
  const effect = { kind: "time", timeMs: 5 * minute } as const;
  const proposed = (
    await post(given.url, docketPropose, { eventId, bib: "2", rule: "", effect, reason: "ตัดโค้ง" }, bearing(chief))
  ).reply!.data;
  const jury = await givenSignedIn(given, `${slug}-jury`, "event_manager");
  const step = {
    eventId,
    id: proposed.id,
    revision: proposed.revision,
    step: "decide",
    note: "",
    appealMinutes: 0,
  } as const;
  expect((await post(given.url, docketDecide, step, bearing(jury))).status).toBe(200);
  const penalised = [
    ["1", "18-39", 1],
    ["3", "50+", 1],
    ["4", "40-49", 1],
    ["2", "40-49", 2],
  ];
  await expect.poll(groups).toEqual(penalised);

  await publish();
  const published = async (number: number) =>
    (await lists().whole(number)).data.map(({ bib, ageGroup, ageGroupRank }) => [bib, ageGroup, ageGroupRank]);
  expect(await published(2)).toEqual(penalised);

  // taken back to what was announced: what was official stays as it was published
  await save({ ageGroups: announced, regrouped: null });
  await expect.poll(groups).toEqual([
    ["1", "18-39", 1],
    ["3", "40+", 1],
    ["4", "40+", 2],
    ["2", "40+", 3],
  ]);
  expect(await published(2)).toEqual(penalised);
  const back = (await lists().publish({ state: "official", reason: "กลับไปใช้รุ่นอายุที่ประกาศ" })).reply!.data;
  expect(back.number).toBe(3);
  expect(await published(3)).toEqual([
    ["1", "18-39", 1],
    ["3", "40+", 1],
    ["4", "40+", 2],
    ["2", "40+", 3],
  ]);
});
