import { afterAll, beforeAll, expect, it } from "vitest";
import { awardCollect, awardList, awardRulesSave } from "@time-event/contract/awards";
import { readAdd } from "@time-event/contract/read-changes";
import { eventClone } from "@time-event/contract/staff-events";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenPublishing } from "../publications/testing/given-publishing.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const minute = 60_000;
const rules = { overall: 0, gender: 1, thai: 1, ageGroup: 2, team: 1, rankings: {}, winnersLeave: true };
let given: GivenApp;
let eventId: number;
let chief: string;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => gunAt + 90 * minute });
  const entries = [
    givenEntry("1", { team: "ดอย", firstName: "ชนะเลิศ" }),
    givenEntry("2", { team: "ดอย", nationality: "KEN" }),
    givenEntry("3", { team: "เมือง" }),
    givenEntry("4", { birthDate: null }),
    givenEntry("5", { gender: "M", birthDate: "1970-01-01", nationality: "" }),
    givenEntry("6"),
  ];
  const passings = ["1", "2", "3", "4", "5"].flatMap((bib, place) => [
    givenPassing(bib, "START", 0),
    givenPassing(bib, "FIN", 50 + 2 * place),
  ]);
  const race = givenRaceDefinition({ category: { winnersLeaveAgeGroups: 1, team: { best: 2, by: "time" } } });
  eventId = await givenRace(given.db, race, { entries, passings });
  chief = await givenSignedIn(given, "chief", "event_manager");
});
afterAll(() => given.stop());

const category = async () => (await get(given.url, awardList, chief, { eventId })).reply!.data[0]!;
const award = async (key: string) => (await category()).awards.find((each) => each.key === key)!;
const bibsOf = async (key: string) => (await award(key)).winners.map(({ place, person }) => [place, person?.bib]);
const save = (changes: object = {}, bearer = chief) =>
  post(given.url, awardRulesSave, { eventId, category: "10K", ...rules, revision: 0, ...changes }, bearing(bearer));
const idOf = async (bib: string) =>
  (
    await given.db
      .selectFrom("entries")
      .select("id")
      .where("eventId", "=", eventId)
      .where("bib", "=", bib)
      .executeTakeFirstOrThrow()
  ).id;
const collect = async (bib: string, changes: object = {}) =>
  post(
    given.url,
    awardCollect,
    { eventId, category: "10K", award: "gender:F", entryId: await idOf(bib), team: "", collected: true, ...changes },
    bearing(chief),
  );

it("needs no set-up: the category's own rule says how many win, and who finishes wins", async () => {
  const { rules: usual, awards, toCome, unknown, published } = await category();
  expect(usual).toMatchObject({ revision: 0, gender: 1, ageGroup: 5, team: 3, winnersLeave: true });
  // the highest prize last
  expect(awards.map(({ key }) => key)).toEqual([
    "team",
    "ageGroup:F:18-39",
    "ageGroup:M:18-39",
    "ageGroup:F:40+",
    "ageGroup:M:40+",
    "gender:F",
    "gender:M",
  ]);
  expect({ toCome, unknown, published }).toEqual({
    toCome: 1,
    unknown: { gender: 0, age: 1, nationality: 0 },
    published: null,
  });
  expect((await award("team")).winners).toMatchObject([
    { place: 1, team: "ดอย", bibs: ["1", "2"], timeMs: 102 * minute },
  ]);
});

it("quotes the list in force", async () => {
  const { number, state, hash } = (await givenPublishing(given, eventId, chief).publish()).reply!.data;
  expect((await category()).published).toEqual({ number, state, hash, changedSince: 0 });
});

it("gives prizes by what staff set up, and says who was passed over and why", async () => {
  const saved = await save();
  expect(saved.reply!.data).toMatchObject({ ...rules, revision: 1 });
  expect(await bibsOf("gender:F")).toEqual([[1, "1"]]);
  expect(await bibsOf("thai:F")).toEqual([[1, "3"]]);
  expect(await bibsOf("ageGroup:F:18-39")).toEqual([[1, "2"]]);
  const { skipped, winners } = await award("ageGroup:F:18-39");
  expect(skipped.map(({ bib, won }) => [bib, won])).toEqual([
    ["1", "gender:F"],
    ["3", "thai:F"],
  ]);
  expect(winners[0]).toMatchObject({ timeMs: 52 * minute, person: { nationality: "KEN", club: "เชียงใหม่รันเนอร์" } });
  expect((await category()).unknown).toEqual({ gender: 0, age: 1, nationality: 1 });
});

it("refuses rules that somebody else saved meanwhile", async () => {
  expect((await save({ gender: 5 })).problem!.code).toBe("edit_conflict");
  expect((await save({ category: "42K" })).status).toBe(404);
});

it("notes a prize once, and says when it went to somebody who does not win it now", async () => {
  expect((await collect("2")).problem!.reasons).toEqual(["not_a_winner"]);
  expect((await collect("1", { award: "gender:M" })).problem!.reasons).toEqual(["not_a_winner"]);
  const note = { at: gunAt + 90 * minute, by: "chief" };
  const twice = await Promise.all([collect("1"), collect("1")]);
  expect(twice.map(({ reply }) => reply!.data.collected)).toEqual([note, note]);
  expect((await award("gender:F")).winners).toMatchObject([{ person: { bib: "1" }, collected: note }]);
  const audited = () =>
    given.db.selectFrom("auditEntries").select("action").where("action", "=", "award-collect").execute();
  expect(await audited()).toHaveLength(1);

  // number 2 was first all along
  const read = { eventId, bib: "2", checkpoint: "FIN", at: gunAt + 45 * minute, reason: "กล้อง" };
  expect((await post(given.url, readAdd, read, bearing(chief))).status).toBe(200);
  expect(await award("gender:F")).toMatchObject({
    winners: [{ person: { bib: "2" }, collected: null }],
    wronglyGiven: [{ name: "1 ชนะเลิศ รักวิ่ง", collected: note }],
  });
  expect((await collect("1", { collected: false })).reply!.data.collected).toBeNull();
  expect(await award("gender:F")).toMatchObject({ wronglyGiven: [] });
  const team = { award: "team", entryId: null, team: "ดอย" };
  expect((await collect("1", team)).reply!.data.collected).toEqual(note);
});

it("goes with the copy of an event", async () => {
  const copy = await post(
    given.url,
    eventClone,
    { eventId, slug: "next-year", name: { th: "ปีหน้า", en: "Next year" }, startsOn: "2027-11-14" },
    bearing(chief),
  );
  const copied = await get(given.url, awardList, chief, { eventId: copy.reply!.data.id });
  expect(copied.reply!.data[0]).toMatchObject({ rules: { ...rules, revision: 1 }, toCome: 0 });
});

it("is for who works with times at this event; how many win is said by who publishes", async () => {
  const timing = await givenSignedIn(given, "timing", "timing_official", eventId);
  const viewer = await givenSignedIn(given, "viewer", "viewer");
  const other = await givenRace(given.db, givenRaceDefinition({ slug: "other" }), { entries: [givenEntry("1")] });
  expect((await get(given.url, awardList, timing, { eventId })).status).toBe(200);
  expect((await get(given.url, awardList, timing, { eventId: other })).status).toBe(404);
  expect((await get(given.url, awardList, viewer, { eventId })).status).toBe(404);
  expect((await save({ revision: 1 }, viewer)).status).toBe(404);
  expect((await save({ gender: 101 })).status).toBe(400);
  expect((await collect("1", { award: "" })).status).toBe(400);
});
