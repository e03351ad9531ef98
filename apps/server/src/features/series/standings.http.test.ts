import { webSeriesGet, webSeriesGetRunner, webSeriesList } from "@time-event/contract/public-series";
import { seriesStandingGet } from "@time-event/contract/series";
import { afterAll, beforeAll, expect, it } from "vitest";
import { get } from "../../testing/call-service.ts";
import { callWebApi, refusedCall } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import {
  givenSeries,
  givenSeriesRace,
  givenSeriesRules,
  type RaceOfSeries,
  seriesForm,
} from "./testing/given-series.ts";

let given: GivenApp;
let admin: string;
let races: RaceOfSeries[];

const manee = {
  firstName: "มานี",
  lastName: "ใจดี",
  firstNameEn: "Manee",
  lastNameEn: "Jaidee",
  birthDate: "1990-01-01",
};
const piti = {
  firstName: "ปิติ",
  lastName: "ขยัน",
  firstNameEn: "Piti",
  lastNameEn: "Khayan",
  birthDate: "1985-01-01",
  gender: "M" as const,
};
const choojai = {
  firstName: "ชูใจ",
  lastName: "เลิศล้ำ",
  firstNameEn: "Choojai",
  lastNameEn: "Loetlam",
  birthDate: "1980-01-01",
};

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
  races = [
    await givenSeriesRace(given, "spring", [
      [manee, 50],
      [piti, 51],
      [choojai, 52],
    ]),
    await givenSeriesRace(given, "summer", [
      [manee, 53],
      [piti, 51],
      [choojai, null],
    ]),
    await givenSeriesRace(given, "final", [
      [piti, 51],
      [manee, 50],
    ]),
    await givenSeriesRace(given, "next-year", [[piti, 51]], "live"),
  ];
  const form = seriesForm(races);
  form.races[2]!.factorPercent = 150;
  await givenSeries(given, admin, form);
});
afterAll(() => given.stop());

const series = "north-trail-2026";
const standing = (params: object = {}) => callWebApi(given.url, webSeriesGet, { series, ...params });
const linesOf = async (params?: object) =>
  (await standing(params)).data.rows.map(({ place, nameEn, total, cells }) => [
    place,
    nameEn,
    total / 100,
    cells.map((cell) => cell && `${cell.points / 100}${cell.counts ? "" : " no"}`).join(),
  ]);

it("gives points by the results of each race that is over; the best two count", async () => {
  expect(await linesOf()).toEqual([
    [1, "Manee Jaidee", 25, "10,8 no,15,"],
    [2, "Piti Khayan", 22, "8 no,10,12,"],
    [3, "Choojai Loetlam", 6, "6,,,"],
  ]);
  const { data } = await standing();
  expect(data.races.map(({ event, state, factorPercent }) => [event, state, factorPercent])).toEqual([
    ["spring", "counted", 100],
    ["summer", "counted", 100],
    ["final", "counted", 150],
    ["next-year", "to_come", 100],
  ]);
  expect(data.rows.every(({ cells }) => cells.length === data.races.length)).toBe(true);
});

it("ranks each gender, and finds a name", async () => {
  expect((await linesOf({ gender: "F" })).map(([place, name]) => [place, name])).toEqual([
    [1, "Manee Jaidee"],
    [2, "Choojai Loetlam"],
  ]);
  expect(await linesOf({ text: "piti" })).toEqual([[2, "Piti Khayan", 22, "8 no,10,12,"]]);
  expect((await standing({ limit: 1, offset: 1 })).meta.total).toBe(3);
});

it("explains the points of one person", async () => {
  const { data } = await callWebApi(given.url, webSeriesGetRunner, { series, entry: races[0]!.entryOf("1") });
  expect(data.row).toMatchObject({ place: 1, total: 2_500, nameEn: "Manee Jaidee" });
  expect(data.races[2]).toMatchObject({ for: "place", place: 1, among: 2, base: 1_000, points: 1_500, counts: true });
  expect(data.races[1]).toMatchObject({ points: 800, counts: false });
  expect(data.races[3]).toMatchObject({ points: null, status: null });
});

it("follows a penalty at once, without anybody telling it", async () => {
  const { db } = given;
  const before = await linesOf();
  await db
    .updateTable("results")
    .set({ status: "dsq", rankKey: 6e15, version: 99 })
    .where("entryId", "=", races[2]!.entryOf("2"))
    .execute();
  expect((await linesOf())[0]).toEqual([1, "Piti Khayan", 25, "8 no,10,15,"]);
  await db
    .updateTable("results")
    .set({ status: "finished", rankKey: 999_900_003_000_000 })
    .where("entryId", "=", races[2]!.entryOf("2"))
    .execute();
  expect(await linesOf()).toEqual(before);
});

it("shows the names as each event does, and no ages that an event hides", async () => {
  const rules = givenSeriesRules({
    rankings: ["overall", "gender", "ageGroup"],
    ageGroups: [{ code: "30-39", from: 30, to: 39 }],
  });
  await givenSeries(given, admin, { ...seriesForm(races.slice(0, 2)), slug: "aged", rules });
  const aged = (params: object = {}) => callWebApi(given.url, webSeriesGet, { series: "aged", ...params });
  expect((await aged({ gender: "F", ageGroup: "30-39" })).data).toMatchObject({
    ageGroup: "30-39",
    rows: [{ place: 1, ageGroup: "30-39" }],
  });
  const events = given.db.updateTable("events").where("slug", "=", "summer");
  await events.set({ publicAgeGroup: false, publicNames: "initials" }).execute();
  const hidden = (await aged({ gender: "F", ageGroup: "30-39" })).data;
  expect(hidden).toMatchObject({ gender: "F", ageGroup: null, ageGroups: [] });
  expect(hidden.rows.map(({ nameEn, ageGroup }) => [nameEn, ageGroup])).toEqual([
    ["M. J.", null],
    ["C. L.", null],
  ]);
  // a later race that shows everything does not tell whom the earlier one hides
  const spring = given.db.updateTable("events").where("slug", "=", "spring");
  await events.set({ publicAgeGroup: true, publicNames: "full" }).execute();
  await spring.set({ publicNames: "initials", publicClub: false }).execute();
  const masked = (await aged({ gender: "F" })).data.rows;
  expect(masked.map(({ nameEn, club }) => [nameEn, club])).toEqual([
    ["M. J.", ""],
    ["C. L.", ""],
  ]);
  const told = await callWebApi(given.url, webSeriesGetRunner, { series: "aged", entry: masked[0]!.entry });
  expect(JSON.stringify(told)).not.toMatch(/Manee|มานี/);
  expect((await aged({ text: "มานี" })).data.rows).toEqual([]);
  await spring.set({ publicNames: "full", publicClub: true }).execute();
});

it("is not public before staff say so, and names no event that nobody may know of", async () => {
  const draft = await givenSeriesRace(given, "secret-race", [], "draft");
  await givenSeries(given, admin, { ...seriesForm([races[0]!, draft]), slug: "hidden", isPublic: false });
  expect(await refusedCall(given.url, "web-register-result-list-series?series=hidden")).toMatchObject({
    status: 404,
    code: "not_found",
  });
  expect(await refusedCall(given.url, "web-register-result-list-series?series=nothing")).toMatchObject({ status: 404 });
  expect((await get(given.url, seriesStandingGet, admin, { series: "hidden" })).reply!.data.races).toHaveLength(2);
  await given.db.updateTable("series").set({ isPublic: true }).where("slug", "=", "hidden").execute();
  const { data } = await callWebApi(given.url, webSeriesGet, { series: "hidden" });
  expect(data.races.map(({ event }) => event)).toEqual(["spring"]);
  expect(data.rows[0]!.cells).toHaveLength(1);
  await given.db.updateTable("series").set({ isPublic: false }).where("slug", "=", "hidden").execute();
});

it("is linked from its events", async () => {
  const { data } = await callWebApi(given.url, webSeriesList, { event: "spring" });
  expect(data).toContainEqual(expect.objectContaining({ slug: series, races: 4, counted: 3 }));
  expect((await callWebApi(given.url, webSeriesList, { event: "nowhere" })).data).toEqual([]);
});

it("gives files in which points that do not count are in brackets", async () => {
  const address = `${given.url}/register/series/${series}/standing.csv?class=10K`;
  const csv = await (await fetch(address, { headers: { cookie: "lang=en" } })).text();
  const [head, first] = csv.split("\n");
  expect(head).toContain("not published");
  expect(first).toContain("Manee Jaidee");
  expect(first).toContain("(8)");
  expect((await fetch(`${given.url}/register/series/hidden/standing.csv`)).status).toBe(404);
  const xlsx = await fetch(`${given.url}/register/series/${series}/standing.xlsx`);
  expect([...new Uint8Array(await xlsx.arrayBuffer())].slice(0, 2)).toEqual([0x50, 0x4b]);
});
