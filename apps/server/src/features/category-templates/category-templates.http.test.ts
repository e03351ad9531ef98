import { afterAll, beforeAll, expect, it } from "vitest";
import { categoryRules, type CategoryRulesForm } from "@time-event/contract/categories";
import {
  categoryTemplateDelete,
  categoryTemplateList,
  categoryTemplateSave,
} from "@time-event/contract/category-templates";
import { newCategoryRules } from "@time-event/domain/category/new-category";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenCategoryForm } from "../../testing/given-category.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

let given: GivenApp;
let admin: string;
let managerOfOne: string;
let finance: string;

beforeAll(async () => {
  given = await givenApp();
  const eventId = await givenRace(given.db, givenRaceDefinition(), { entries: [] });
  admin = await givenSignedIn(given, "admin");
  managerOfOne = await givenSignedIn(given, "manager", "event_manager", eventId);
  finance = await givenSignedIn(given, "finance", "finance");
});
afterAll(() => given.stop());

const save = (
  definition: Partial<CategoryRulesForm>,
  { id = null as number | null, revision = 0, bearer = admin } = {},
) => {
  const body = {
    id,
    revision,
    name: { th: "มินิมาราธอนทั่วไป", en: "Usual mini marathon" },
    definition: { ...categoryRules.parse(givenCategoryForm()), ...definition },
  };
  return post(given.url, categoryTemplateSave, body, bearing(bearer));
};
const list = (bearer = admin) => get(given.url, categoryTemplateList, bearer);

it("stores a template, and staff who set up events can read it", async () => {
  expect((await save({ youngestAge: 15 })).reply?.data).toMatchObject({ revision: 1, changedBy: "admin" });
  const { reply } = await list(managerOfOne);
  expect(reply?.data[0]).toMatchObject({ name: { en: "Usual mini marathon" }, definition: { youngestAge: 15 } });
  expect((await list(finance)).problem?.code).toBe("not_permitted");
});

it("keeps every field, also the rules that few races have", async () => {
  const usual: Partial<CategoryRulesForm> = newCategoryRules;
  const definition: Required<CategoryRulesForm> = {
    code: "BACKYARD",
    name: { th: "แบ็กยาร์ด", en: "Backyard" },
    gender: "F",
    entryKind: "team",
    teamMix: "women",
    teamSmallest: 2,
    teamLargest: 4,
    youngestAge: 18,
    oldestAge: 70,
    capacity: 120,
    bibPrefix: "B",
    bibFrom: 1,
    bibTo: 200,
    hidden: true,
    feePer: "team",
    feeTiers: [{ name: { th: "ปกติ", en: "Usual" }, priceSatang: 90_000, endsAt: null, untilSold: null }],
    rankBy: "chip",
    rankGenderBy: "chip",
    rankAgeGroupsBy: "gun",
    rounding: "none",
    ageOn: "dec31",
    ageGroups: [{ code: "40+", from: 40, to: null, gender: "F" }],
    winnersLeaveAgeGroups: 1,
    rankings: [
      {
        code: "THAI",
        name: { th: "คนไทย", en: "Thai" },
        clock: "gun",
        gender: "any",
        youngestAge: null,
        oldestAge: null,
        nationality: "thai",
        division: "",
        winnersLeave: true,
      },
    ],
    team: { best: 3, by: "rank" },
    wavesHaveGuns: false,
    timeLimitMs: 6 * 3_600_000,
    laps: 5,
    lapsEnd: "leader",
    firstLapM: 1_500,
    lapEveryMs: 3_600_000,
    placesByLaps: true,
    handicap: null,
    lapNeedsEveryCheckpoint: true,
    repeatWindowMs: 30_000,
    maxSpeedMps: 12,
  };
  const asUsual = Object.entries(definition).filter(([key, value]) => value === usual[key as keyof CategoryRulesForm]);
  expect(asUsual, "each value is another one than usual").toEqual([]);
  expect(Object.keys(definition).toSorted()).toEqual(Object.keys(categoryRules.shape).toSorted());
  const { id, revision } = (await save(definition)).reply!.data;
  const stored = async () => (await list()).reply!.data.find((each) => each.id === id)!.definition;
  expect(await stored()).toEqual(definition);

  const pursuit: Partial<CategoryRulesForm> = {
    rankBy: "gun",
    rankGenderBy: "gun",
    rankAgeGroupsBy: "gun",
    lapsEnd: null,
    rankings: [],
    handicap: { by: "start", allowances: [] },
  };
  expect((await save({ ...definition, ...pursuit }, { id, revision })).status).toBe(200);
  expect((await stored()).handicap).toEqual(pursuit.handicap);
});

it("says at the field what is wrong", async () => {
  const refused = await save({ youngestAge: 40, oldestAge: 18, bibFrom: 9, bibTo: 1 });
  expect(refused.problem?.errors).toEqual([
    { path: "definition.oldestAge", code: "backwards" },
    { path: "definition.bibTo", code: "backwards" },
  ]);
  const halfSet = await save({ lapsEnd: "last", handicap: { by: "allowance", allowances: [] } });
  expect(halfSet.problem?.errors).toEqual([
    { path: "definition.lapsEnd", code: "last_needs_interval" },
    { path: "definition.handicap.by", code: "handicap_needs_allowance" },
    { path: "definition.handicap.by", code: "handicap_one_time" },
  ]);
  expect((await save({ rounding: "sideways" as never })).status).toBe(400);
});

it("reports somebody else's save, refuses managers of single events, and removes a template", async () => {
  const [{ id, revision } = { id: 0, revision: 0 }] = (await list()).reply!.data;
  expect((await save({ capacity: 500 }, { id, revision })).reply?.data.definition.capacity).toBe(500);
  expect((await save({}, { id, revision })).problem?.code).toBe("edit_conflict");
  expect((await save({}, { id, revision: revision + 1, bearer: managerOfOne })).problem?.code).toBe("not_permitted");

  const remove = (seen: number) => post(given.url, categoryTemplateDelete, { id, revision: seen }, bearing(admin));
  expect((await remove(revision)).problem?.code).toBe("edit_conflict");
  expect((await remove(revision + 1)).status).toBe(200);
  expect((await remove(revision + 1)).problem?.code).toBe("not_found");
  expect((await remove(-1)).status).toBe(400);
});
