import { afterAll, beforeAll, expect, it } from "vitest";
import {
  raceControlContactGet,
  raceControlFieldGet,
  raceControlGet,
  raceControlPeopleList,
} from "@time-event/contract/race-control";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import type { ParamsOf } from "@time-event/contract/endpoint";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { readAdd } from "@time-event/contract/read-changes";

const minute = 60_000;
let given: GivenApp;
let eventId: number;
let timing: string;
let now = gunAt + 74 * minute;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => now });
  const entries = [
    givenEntry("1", { firstName: "จบแล้ว" }),
    givenEntry("2", { firstName: "อยู่ในสนาม", chip: "C2" }),
    givenEntry("3", { firstName: "ข้ามจุด" }),
    givenEntry("4", { firstName: "ยังไม่มา" }),
    givenEntry("5", { firstName: "ไม่มา", status: "dns" }),
    givenEntry("6", { firstName: "ออก", status: "dnf" }),
    givenEntry("7", { firstName: "ถูกตัดสิทธิ์", status: "dsq" }),
  ];
  const passings = [
    ...["1", "2", "3", "6", "7"].map((bib) => givenPassing(bib, "START", 0)),
    givenPassing("1", "CP1", 25),
    givenPassing("1", "FIN", 50),
    givenPassing("2", "CP1", 30),
    givenPassing("3", "FIN", 55),
  ];
  eventId = await givenRace(given.db, givenRaceDefinition(), { entries, passings });
  timing = await givenSignedIn(given, "timing", "timing_official", eventId);
});
afterAll(() => given.stop());

const board = async () => (await get(given.url, raceControlGet, timing, { eventId })).reply!.data;
type Filter = Omit<ParamsOf<typeof raceControlPeopleList>, "eventId">;
const askPeople = async (filter: Filter = {}) =>
  (await get(given.url, raceControlPeopleList, timing, { eventId, ...filter })).reply!;
const people = async (filter?: Filter) => (await askPeople(filter)).data;

it("says where everybody is, in counts that add up, and who missed a point", async () => {
  const { count, categories } = await board();
  expect(count).toEqual({ entered: 7, notSeen: 1, notStarted: 1, started: 5, finished: 2, out: 1, onCourse: 2 });
  const [category] = categories;
  expect(category).toMatchObject({ code: "10K", count, mostLaps: null });
  expect(
    category!.points.map(({ checkpoint, passed, missed, toCome }) => [checkpoint, passed, missed, toCome]),
  ).toEqual([
    ["START", 5, 0, 0],
    ["CP1", 2, 1, 1],
    ["FIN", 2, 0, 2],
  ]);
});

it("lists who is on the course, who is overdue first, and where they were seen last", async () => {
  // at the pace so far, number 2 finishes after 60 minutes, and may be a quarter of an hour late
  expect((await people()).find(({ bib }) => bib === "2")).toMatchObject({
    expected: { checkpoint: "FIN", at: gunAt + 60 * minute },
    isOverdue: false,
  });
  now = gunAt + 76 * minute;
  const late = await people();
  // number 7 was disqualified, and nobody has seen them leave the course
  expect(new Map(late.map(({ bib, status }) => [bib, status]))).toEqual(
    new Map([
      ["2", "on_course"],
      ["7", "dsq"],
    ]),
  );
  expect(late.find(({ bib }) => bib === "2")).toMatchObject({
    name: "อยู่ในสนาม รักวิ่ง",
    isOverdue: true,
    lastSeen: { checkpoint: "CP1", at: gunAt + 30 * minute, source: "mat" },
  });
  expect((await board()).overdue).toBe(late.filter(({ isOverdue }) => isOverdue).length);
});

it("finds who is meant among those on the course, a window at a time, and counts all of them", async () => {
  const bibs = async (filter: Filter) => (await people(filter)).map(({ bib }) => bib);
  expect(await bibs({ text: "๗" })).toEqual(["7"]);
  expect(await bibs({ text: "ในสนาม" })).toEqual(["2"]);
  expect(await bibs({ point: "CP1" })).toEqual(["7"]);
  expect(await bibs({ point: "FIN" })).toEqual(["2", "7"]);
  expect(await bibs({ point: "FIN", offset: 1, limit: 1 })).toEqual(["7"]);
  expect(await bibs({ overdue: "1" })).toEqual(["2"]);
  expect(await bibs({ category: "42K" })).toEqual([]);
  expect((await askPeople({ point: "CP1", limit: 1 })).meta).toMatchObject({ total: 1, onCourse: 2, overdue: 1 });
});

it("tells whom to call about somebody on the course only, and puts the look on record", async () => {
  const [first] = await people();
  const contact = await get(given.url, raceControlContactGet, timing, { eventId, entryId: first!.entryId });
  expect(contact.reply!.data).toMatchObject({ emergencyName: "", phone: "" });
  const seen = await given.db
    .selectFrom("auditEntries")
    .select("username")
    .where("action", "=", "personal-data-seen")
    .where("eventId", "=", eventId)
    .execute();
  expect(seen).toEqual([{ username: "timing" }]);
  const { id } = await given.db
    .selectFrom("entries")
    .select("id")
    .where("eventId", "=", eventId)
    .where("bib", "=", "1")
    .executeTakeFirstOrThrow();
  expect((await get(given.url, raceControlContactGet, timing, { eventId, entryId: id })).status).toBe(404);
});

it("shows when everybody passed each point, from the gun on", async () => {
  const { data: category, meta } = (await get(given.url, raceControlFieldGet, timing, { eventId })).reply!;
  expect(meta.categories).toMatchObject([{ code: "10K", seen: 5 }]);
  expect(category).toMatchObject({ code: "10K", checkpoints: ["START", "CP1", "FIN"] });
  expect(category!.runners.find(({ bib }) => bib === "3")!.passedMs).toEqual([0, null, 55 * minute]);
  expect(category!.runners).toHaveLength(5);
  const unknown = await get(given.url, raceControlFieldGet, timing, { eventId, category: "42K" });
  expect(unknown.problem!.code).toBe("category_not_found");
});

it("is for who works with times at this event", async () => {
  const viewer = await givenSignedIn(given, "viewer", "viewer");
  const other = await givenRace(given.db, givenRaceDefinition({ slug: "other" }), { entries: [givenEntry("1")] });
  for (const call of [raceControlGet, raceControlFieldGet, raceControlPeopleList]) {
    expect((await get(given.url, call, viewer, { eventId })).status).toBe(404);
    expect((await get(given.url, call, timing, { eventId: other })).status).toBe(404);
  }
});

it("follows a read that staff add", async () => {
  const body = { eventId, bib: "4", checkpoint: "START", at: gunAt + minute, reason: "เห็นกับตา" };
  await post(given.url, readAdd, body, bearing(timing));
  expect((await board()).count).toMatchObject({ notSeen: 0, started: 6, onCourse: 3 });
});
