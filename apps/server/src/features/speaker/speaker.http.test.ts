import { afterAll, beforeAll, expect, it } from "vitest";
import { readAdd } from "@time-event/contract/read-changes";
import { archScreenGet, speakerSaidSave, speakerScreenGet } from "@time-event/contract/speaker";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const minute = 60_000;
let given: GivenApp;
let eventId: number;
let timing: string;
let now = gunAt + 56 * minute;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  const entries = [
    givenEntry("1", { firstName: "แชมป์", gender: "M", club: "ชมรมดอยสุเทพ", birthDate: "1990-05-01" }),
    givenEntry("2", { firstName: "หญิงแรก", gender: "F" }),
    givenEntry("3", { firstName: "ใกล้แล้ว", gender: "M" }),
    givenEntry("4", { firstName: "อีกไกล", gender: "M" }),
    givenEntry("5", { firstName: "ออกตัวอย่างเดียว" }),
    givenEntry("6", { firstName: "ถอนตัวแล้ว" }),
  ];
  const passings = [
    ...["1", "2", "3", "4", "5", "6"].map((bib) => givenPassing(bib, "START", 0)),
    ...["1", "2"].map((bib) => givenPassing(bib, "CP1", 25)),
    givenPassing("3", "CP1", 30),
    givenPassing("4", "CP1", 50),
    givenPassing("6", "CP1", 52),
    givenPassing("1", "FIN", 50),
    givenPassing("2", "FIN", 55),
  ];
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries, passings });
  await given.db
    .updateTable("entries")
    .set({ withdrawnAt: new Date(gunAt).toISOString() as never })
    .where("bib", "=", "6")
    .execute();
  timing = await givenSignedIn(given, "timing", "timing_official", eventId);
});
afterAll(() => given.stop());

const screen = async (bib?: string) =>
  (await get(given.url, speakerScreenGet, timing, { eventId, ...(bib !== undefined && { bib }) })).reply!;

it("names who comes, the nearest first, how far away they are, and nobody of whom that is not known", async () => {
  const { data, meta } = await screen();
  expect(data.arriving.map(({ bib, arrival }) => [bib, (arrival!.at - gunAt) / minute, arrival!.leftM])).toEqual([
    ["3", 60, 667],
    ["4", 100, 4_400],
  ]);
  expect(data.arriving.map(({ runningPlace }) => runningPlace)).toEqual([3, 4]);
  expect(meta).toMatchObject({ onCourse: 3, finishers: 2, speed: 1, serverAt: now });
});

it("names who just finished, the newest first, with what is worth saying of each", async () => {
  const { finished } = (await screen()).data;
  expect(
    finished.map(({ bib, timeMs, overallRank, genderRank, sayings }) => [
      bib,
      timeMs,
      overallRank,
      genderRank,
      sayings,
    ]),
  ).toEqual([
    ["2", 55 * minute, 2, 1, ["gender_winner"]],
    ["1", 50 * minute, 1, 1, ["winner"]],
  ]);
  expect(finished[1]).toMatchObject({ name: "แชมป์ รักวิ่ง", club: "ชมรมดอยสุเทพ" });
});

it("follows each read at once", async () => {
  const event = { eventId, bib: "3", checkpoint: "FIN", at: gunAt + 59 * minute, reason: "ลืมชิป" };
  now = gunAt + 60 * minute;
  expect((await post(given.url, readAdd, event, bearing(timing))).status).toBe(200);
  const { data } = await screen();
  expect(data.arriving.map(({ bib }) => bib)).toEqual(["4"]);
  expect(data.finished[0]).toMatchObject({ bib: "3", overallRank: 3, sayings: ["podium"] });
});

it("brings up anybody by the bib, in Thai digits, too, and nobody for a bib of nobody", async () => {
  expect((await screen("5")).data.asked).toMatchObject({
    bib: "5",
    status: "started",
    arrival: null,
    overallRank: null,
  });
  expect((await screen("๔")).data.asked).toMatchObject({ bib: "4" });
  expect((await screen("77")).data.asked).toBeNull();
  expect((await screen()).data.asked).toBeNull();
});

it("shows on the arch no more of a name than public lists do", async () => {
  const arch = async () => (await get(given.url, archScreenGet, timing, { eventId })).reply!;
  const { data, meta } = await arch();
  expect(data.crossed.map(({ bib, at }) => [bib, (at - gunAt) / minute])).toEqual([
    ["3", 59],
    ["2", 55],
    ["1", 50],
  ]);
  expect(data.leaders).toMatchObject([{ category: "10K", first: [{ bib: "1" }, { bib: "2" }, { bib: "3" }] }]);
  expect(meta).toMatchObject({
    serverAt: now,
    categories: [{ code: "10K" }],
    guns: [{ category: "10K", wave: null, gunAt }],
  });
  expect(data.crossed[2]).toMatchObject({ name: "แชมป์ รักวิ่ง" });
  await given.db.updateTable("events").set({ publicNames: "initials" }).execute();
  expect((await arch()).data.crossed[2]).toMatchObject({ name: "ช. ร.", nameEn: "S. R." });
});

it("names who comes round on laps, wherever they stand, and who ends the race with it; nobody who rests", async () => {
  const category = { laps: 3, checkpoints: ["LINE", "BACK"], timeLimitMs: 300 * minute };
  const race = givenRaceDefinition({ slug: "pha-daeng-laps", category });
  const name = { th: "เส้นรอบ", en: "Line" };
  const checkpoints = [
    { code: "LINE", kind: "lap", distanceM: 5_000, elevationM: 0, name },
    { code: "BACK", kind: "split", distanceM: 3_000, elevationM: 0, name },
  ] as const;
  const laps = (bib: string, ...minutes: readonly number[]) => minutes.map((each) => givenPassing(bib, "LINE", each));
  const passings = [
    ...laps("1", 0, 25, 50),
    ...laps("2", 0, 30),
    givenPassing("2", "BACK", 60),
    ...laps("3", 0, 10),
    ...laps("4", 0),
  ];
  const entries = ["1", "2", "3", "4"].map((bib) => givenEntry(bib));
  const lapsEvent = await givenRace(given.db, { ...race, checkpoints }, { entries, passings });
  now = gunAt + 65 * minute;
  const token = await givenSignedIn(given, "laps", "timing_official", lapsEvent);
  const { arriving } = (await get(given.url, speakerScreenGet, token, { eventId: lapsEvent })).reply!.data;
  expect(
    arriving.map(({ bib, arrival }) => [bib, (arrival!.at - gunAt) / minute, arrival!.leftM, arrival!.lap]),
  ).toEqual([
    ["2", 72, 1_167, { number: 2, isLast: false }],
    ["1", 75, 2_000, { number: 3, isLast: true }],
  ]);
});

it("shows two speakers each other's marks, and lets the last one decide", async () => {
  // the race's clock went on: sign-ins of before are over
  timing = await givenSignedIn(given, "first-speaker", "timing_official", eventId);
  const other = await givenSignedIn(given, "other-speaker", "timing_official", eventId);
  const mark = async (who: string, ...marks: { bib: string; isSaid: boolean }[]) =>
    (await post(given.url, speakerSaidSave, { eventId, marks }, bearing(who))).reply!.data.said.toSorted();
  expect(await mark(timing, { bib: "1", isSaid: true }, { bib: "2", isSaid: true })).toEqual(["1", "2"]);
  expect((await screen()).data.said.toSorted()).toEqual(["1", "2"]);
  // of one bib twice, the later one; nobody has the bib 999
  expect(
    await mark(
      other,
      { bib: "2", isSaid: false },
      { bib: "3", isSaid: false },
      { bib: "3", isSaid: true },
      { bib: "999", isSaid: true },
    ),
  ).toEqual(["1", "3"]);
  expect(await mark(timing, { bib: "3", isSaid: true })).toEqual(["1", "3"]);
  const stranger = await givenSignedIn(given, "viewer", "viewer", eventId);
  expect(
    (await post(given.url, speakerSaidSave, { eventId, marks: [{ bib: "1", isSaid: false }] }, bearing(stranger)))
      .status,
  ).toBe(404);
  expect((await post(given.url, speakerSaidSave, { eventId, marks: [] }, bearing(timing))).status).toBe(400);
  expect((await screen()).data.said.toSorted()).toEqual(["1", "3"]);
});

it("calls a place among those of neither gender of mixed relays alone", async () => {
  const finish = ["1", "2"].map((bib, at) => givenPassing(bib, "FIN", 50 + at));
  const entries = [givenEntry("1", { gender: "M" }), givenEntry("2", { gender: "X" })];
  const askedIn = async (slug: string, category: Parameters<typeof givenRaceDefinition>[0] = {}) => {
    const event = await givenRace(given.db, givenRaceDefinition({ slug, ...category }), { entries, passings: finish });
    const token = await givenSignedIn(given, slug, "timing_official", event);
    return (await get(given.url, speakerScreenGet, token, { eventId: event, bib: "2" })).reply!.data.asked;
  };
  expect(await askedIn("alone")).toMatchObject({ overallRank: 2, genderRank: null, sayings: ["podium"] });
  const relay = { entryKind: "relay", teamSmallest: 2, teamLargest: 2 } as const;
  expect(await askedIn("relays", { category: relay })).toMatchObject({ genderRank: 1, sayings: ["gender_winner"] });
});
