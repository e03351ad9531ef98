import { categoryList, categoryRegroupTry, categorySave } from "@time-event/contract/categories";
import { webEventGet } from "@time-event/contract/events";
import { webRegisterResultList } from "@time-event/contract/results";
import { groupsText } from "@time-event/domain/eligibility/groups-text";
import { mergeSmallGroups } from "@time-event/domain/eligibility/regroup";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenCategoryForm } from "../../testing/given-category.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

// Age groups that are merged once the entries are known.

const event = "doi-inthanon-trail-2026";
const announced = [
  { code: "18-39", from: 18, to: 39 },
  { code: "40+", from: 40, to: null },
];
let given: GivenApp;
let eventId: number;
let admin: string;

beforeAll(async () => {
  given = await givenApp();
  const race = givenRaceDefinition({ state: "finished" });
  const born = (bib: string, gender: "F" | "M", year: number) =>
    givenEntry(bib, { gender, birthDate: `${year}-01-01`, firstName: `คนที่${bib}` });
  eventId = await givenRace(given.db, race, {
    // women: two of 18-39, one of them never came, and one of 40+; men: two of each
    entries: [
      born("1", "F", 1995),
      born("2", "F", 1980),
      born("3", "F", 1996),
      ...["4", "5"].map((bib) => born(bib, "M", 1990)),
      ...["6", "7"].map((bib) => born(bib, "M", 1975)),
    ],
    passings: ["2", "1", "4", "5", "6", "7"].flatMap((bib, place) => [
      givenPassing(bib, "START", 0),
      givenPassing(bib, "FIN", 40 + place),
    ]),
  });
  admin = await givenSignedIn(given, "admin");
});
afterAll(() => given.stop());

const category = async () => (await get(given.url, categoryList, admin, { eventId })).reply!.data[0]!;
const tryGroups = async (groups: typeof announced) => {
  const { id } = await category();
  return (await get(given.url, categoryRegroupTry, admin, { eventId, id, groups: groupsText(groups) })).reply!.data;
};
async function save(changes: object) {
  const { id, revision } = await category();
  const body = { ...givenCategoryForm({ ageGroups: announced }), eventId, id, revision, ...changes };
  return post(given.url, categorySave, body, bearing(admin));
}
const places = async () =>
  (await callWebApi(given.url, webRegisterResultList, { event })).data.map(
    ({ bib, ageGroup, ageGroupRank }) => `${bib} ${ageGroup} ${ageGroupRank}`,
  );

it("shows who is where and whose place would change, and changes nothing", async () => {
  const now = await tryGroups(announced);
  expect([now.moved, now.left, now.rows]).toEqual([0, 0, []]);
  const people = now.people.map(({ gender, age, started }) => ({ gender, age, people: started }));
  expect(people.filter(({ gender }) => gender === "F").toSorted((one, other) => one.age! - other.age!)).toEqual([
    { gender: "F", age: 30, people: 0 },
    { gender: "F", age: 31, people: 1 },
    { gender: "F", age: 46, people: 1 },
  ]);

  const merged = mergeSmallGroups(announced, people, 2, "any");
  expect(merged.map(({ code, gender }) => [code, gender])).toEqual([
    ["18-39", "M"],
    ["40+", "M"],
    ["18+", "F"],
  ]);
  const tried = await tryGroups(merged as typeof announced);
  expect(tried).toMatchObject({ moved: 3, left: 0 });
  expect(tried.rows.map(({ bib, before, after }) => [bib, before, after])).toEqual([
    ["2", { group: "40+", rank: 1 }, { group: 2, rank: 1 }],
    ["1", { group: "18-39", rank: 1 }, { group: 2, rank: 2 }],
    ["3", { group: "18-39", rank: null }, { group: 2, rank: null }],
  ]);
  expect((await places()).slice(0, 2)).toEqual(["2 40+ 1", "1 18-39 1"]);
  expect((await tryGroups([])).left).toBe(7);
});

it("counts once the category is saved, is told to everybody, and is taken back to what was announced", async () => {
  const ageGroups = [
    ...announced.map((group) => ({ ...group, gender: "M" })),
    { code: "18+", from: 18, to: null, gender: "F" },
  ];
  const regrouped = { announced, below: 2, of: "starters" };
  expect((await save({ ageGroups, regrouped })).reply!.data.judged).toBe(7);
  await expect.poll(async () => (await places()).slice(0, 2)).toEqual(["2 18+ 1", "1 18+ 2"]);
  const [shown] = (await callWebApi(given.url, webEventGet, { event })).data.categories;
  expect(shown).toMatchObject({ ageGroups, regrouped });
  expect((await category()).regrouped).toEqual(regrouped);

  expect((await save({ ageGroups: announced, regrouped: null })).status).toBe(200);
  await expect.poll(async () => (await places()).slice(0, 2)).toEqual(["2 40+ 1", "1 18-39 1"]);
  expect((await callWebApi(given.url, webEventGet, { event })).data.categories[0]).not.toHaveProperty("regrouped");
});

it("refuses groups that are none", async () => {
  const { id } = await category();
  const wrong = await get(given.url, categoryRegroupTry, admin, { eventId, id, groups: "18-39,," });
  expect(wrong.status).toBe(400);
});
