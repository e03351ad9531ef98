import { seriesChoices, seriesDelete, seriesGet, seriesList, seriesSave } from "@time-event/contract/series";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { givenSeriesRace, givenSeriesRules, type RaceOfSeries, seriesForm } from "./testing/given-series.ts";

let given: GivenApp;
let admin: string;
let race: RaceOfSeries;
let other: RaceOfSeries;

beforeAll(async () => {
  given = await givenApp();
  admin = await givenSignedIn(given, "admin");
  race = await givenSeriesRace(given, "race-one", [[{}, 60]]);
  other = await givenSeriesRace(given, "race-two", [[{}, 60]]);
});
afterAll(() => given.stop());

const save = (form: ReturnType<typeof seriesForm>) => post(given.url, seriesSave, form, bearing(admin));
const problemsOf = async (form: ReturnType<typeof seriesForm>) =>
  ((await save(form)).problem?.errors ?? []).map(({ path, code }) => `${path} ${code}`);

it("adds a series, changes it, and keeps the order of its races", async () => {
  const added = (await save(seriesForm([race, other]))).reply!.data;
  expect(added).toMatchObject({ slug: "north-trail-2026", revision: 1, classes: [{ code: "10K" }] });
  expect(added.races.map(({ eventId }) => eventId)).toEqual([race.eventId, other.eventId]);

  const form = { ...seriesForm([other, race]), id: added.id, revision: 1 };
  const changed = (await save({ ...form, isPublic: false })).reply!.data;
  expect(changed).toMatchObject({ revision: 2, isPublic: false });
  expect(changed.races.map(({ eventId }) => eventId)).toEqual([other.eventId, race.eventId]);
  expect((await get(given.url, seriesGet, admin, { id: added.id })).reply!.data).toEqual(changed);
  expect((await get(given.url, seriesList, admin)).reply!.data).toMatchObject([{ races: 2, classes: 1 }]);

  expect((await save(form)).problem?.code).toBe("edit_conflict");
  expect(await problemsOf(seriesForm([race]))).toEqual(["slug taken"]);
  const gone = await post(given.url, seriesDelete, { id: added.id, revision: 2 }, bearing(admin));
  expect(gone.status).toBe(200);
  expect((await get(given.url, seriesGet, admin, { id: added.id })).status).toBe(404);
});

it("says at the field what is wrong", async () => {
  const rules = (changes: Parameters<typeof givenSeriesRules>[0]) =>
    seriesForm([race], { rules: givenSeriesRules(changes) });
  expect(await problemsOf(rules({ placeOf: "gender" }))).toEqual(["rules.rankings ranking_wider_than_places"]);
  expect(await problemsOf(rules({ rankings: [] }))).toEqual(["rules.rankings no_ranking"]);
  expect(await problemsOf(rules({ rankings: ["ageGroup"] }))).toEqual(["rules.ageGroups no_age_groups"]);
  const rising = { by: "place", table: [8, 10], others: 0 } as const;
  expect(await problemsOf(rules({ points: rising }))).toEqual(["rules.points.table rising"]);
  expect(await problemsOf(rules({ agesOn: "2026-02-31" }))).toContain("rules.agesOn custom");
  expect(await problemsOf(seriesForm([race, race]))).toEqual(["races.1.eventId taken"]);
  expect(await problemsOf(seriesForm([{ ...race, eventId: 999_999 }]))).toContain("races.0.eventId unknown");
  // a category of another race
  const swapped = seriesForm([{ ...race, categoryId: other.categoryId }]);
  expect(await problemsOf(swapped)).toEqual(["races.0.categories.0.categoryId unknown"]);
  const twice = [
    { code: "10K", name: { th: "ก", en: "" } },
    { code: "10K", name: { th: "ข", en: "" } },
  ];
  expect(await problemsOf(seriesForm([race], { classes: twice }))).toEqual(["classes.1.code duplicate_code"]);
});

it("compares no times where laps rank", async () => {
  const onLaps = givenRaceDefinition({
    slug: "six-hours",
    category: { timeLimitMs: 21_600_000, checkpoints: ["START", "LAP"] },
  });
  const checkpoints = [
    ...onLaps.checkpoints.slice(0, 1),
    { code: "LAP", kind: "lap" as const, distanceM: 2_000, elevationM: 0, name: { th: "รอบ", en: "Lap" } },
  ];
  const eventId = await givenRace(given.db, { ...onLaps, checkpoints }, { entries: [] });
  const { id: categoryId } = await given.db
    .selectFrom("categories")
    .select("id")
    .where("eventId", "=", eventId)
    .executeTakeFirstOrThrow();
  const rules = givenSeriesRules({ points: { by: "time", winner: 1_000 } });
  expect(await problemsOf(seriesForm([{ eventId, categoryId }], { rules }))).toEqual([
    "races.0.categories.0.categoryId no_times",
  ]);
  expect((await save(seriesForm([{ eventId, categoryId }], { slug: "by-place" }))).status).toBe(200);
});

it("offers events with their categories, and is for those alone who may see or change it", async () => {
  const { data } = (await get(given.url, seriesChoices, admin)).reply!;
  expect(data.find(({ eventId }) => eventId === race.eventId)).toMatchObject({ categories: [{ code: "10K" }] });
  const manager = await givenSignedIn(given, "manager", "event_manager", race.eventId);
  const callers = { url: given.url, outsider: manager, insider: admin };
  const good = seriesForm([race], { slug: "other-series" });
  await expectGuarded(callers, seriesSave, { good, bad: { ...good, slug: "Ä" }, badPath: "slug" });
  await expectGuarded(callers, seriesDelete, { good: { id: 1, revision: 1 }, bad: { id: 0 }, badPath: "id" });
  for (const call of [seriesList, seriesChoices]) {
    expect((await get(given.url, call)).status).toBe(401);
    expect((await get(given.url, call, manager)).status).toBe(404);
  }
});
