import { webSeriesGet } from "@time-event/contract/public-series";
import { type Series, seriesPersonDecide, seriesPersonsGet } from "@time-event/contract/series";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenSeries, givenSeriesRace, type RaceOfSeries, seriesForm } from "./testing/given-series.ts";

let given: GivenApp;
let admin: string;
let spring: RaceOfSeries;
let summer: RaceOfSeries;
let series: Series;

const manee = { firstName: "มานี", lastName: "ใจดี", firstNameEn: "Manee", lastNameEn: "Jaidee" };

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
  spring = await givenSeriesRace(given, "spring", [
    [manee, 50],
    [{ firstName: "ปิติ", firstNameEn: "Piti" }, 51],
  ]);
  summer = await givenSeriesRace(given, "summer", [
    [{ ...manee, birthDate: null }, 50],
    [{ firstName: "ปิติ", firstNameEn: "Piti" }, 51],
  ]);
  series = await givenSeries(given, admin, seriesForm([spring, summer]));
});
beforeEach(() => given.db.deleteFrom("seriesPersonDecisions").execute());
afterAll(() => given.stop());

const look = async (params: object = {}) =>
  (await get(given.url, seriesPersonsGet, admin, { id: series.id, ...params })).reply!.data;
const decide = (entry: number, others: number[], isSame: boolean | null) =>
  post(given.url, seriesPersonDecide, { id: series.id, entry, others, isSame }, bearing(admin));
const totals = async () => {
  const { data } = await callWebApi(given.url, webSeriesGet, { series: series.slug });
  return data.rows.map(({ nameEn, total }) => `${nameEn.split(" ")[0]} ${total / 100}`);
};

it("shows a doubt, joins nobody by it, and keeps on record that somebody looked", async () => {
  const { doubts, doubtful } = await look();
  expect(doubtful).toBe(1);
  expect(doubts).toMatchObject([
    { why: "no_birth_date", one: { entry: spring.entryOf("1"), name: "มานี ใจดี" }, other: { birthDate: null } },
  ]);
  expect(await totals()).toEqual(["Piti 16", "Manee 10", "Manee 10"]);
  const seen = given.db.selectFrom("auditEntries").select("seq").where("action", "=", "personal-data-seen");
  expect(await seen.execute()).toHaveLength(1);
});

it("joins two entries, parts two, and takes both back", async () => {
  expect((await decide(spring.entryOf("1"), [summer.entryOf("1")], true)).status).toBe(200);
  expect(await totals()).toEqual(["Manee 20", "Piti 16"]);
  expect((await look({ entry: summer.entryOf("1") })).person).toHaveLength(2);

  expect((await decide(summer.entryOf("2"), [spring.entryOf("2")], false)).status).toBe(200);
  expect(await totals()).toEqual(["Manee 20", "Piti 8", "Piti 8"]);
  expect((await look()).decisions).toMatchObject([{ isSame: false, by: "admin" }, { isSame: true }]);

  expect((await decide(spring.entryOf("2"), [summer.entryOf("2")], null)).status).toBe(200);
  expect((await decide(spring.entryOf("1"), [summer.entryOf("1")], null)).status).toBe(200);
  expect(await totals()).toEqual(["Piti 16", "Manee 10", "Manee 10"]);
});

it("refuses to put one person twice into one race, and entries of elsewhere", async () => {
  const twice = await decide(spring.entryOf("1"), [spring.entryOf("2")], true);
  expect(twice.problem).toMatchObject({ status: 409, reasons: ["same_race"] });
  expect(await totals()).toEqual(["Piti 16", "Manee 10", "Manee 10"]);
  const elsewhere = await givenSeriesRace(given, "elsewhere", [[manee, 50]]);
  const foreign = await decide(spring.entryOf("1"), [elsewhere.entryOf("1")], true);
  expect(foreign.problem?.errors).toEqual([{ path: "others", code: "unknown" }]);
});

it("is for those alone who may see personal data, and change series", async () => {
  const outsider = await givenSignedIn(given, "viewer", "viewer");
  const good = { id: series.id, entry: spring.entryOf("1"), others: [summer.entryOf("1")], isSame: true };
  const callers = { url: given.url, outsider, insider: admin };
  await expectGuarded(callers, seriesPersonDecide, { good, bad: { ...good, others: [] }, badPath: "others" });
  expect((await get(given.url, seriesPersonsGet, outsider, { id: series.id })).status).toBe(404);
  expect((await get(given.url, seriesPersonsGet, admin, { id: 999_999 })).status).toBe(404);
});
