import { webRegisterResultListField } from "@time-event/contract/results";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";

const minute = 60_000;
const event = "doi-inthanon-trail-2026";
const clock = givenClock(gunAt + 30 * minute);
let given: GivenApp;

beforeAll(async () => {
  given = await givenApp({}, { clock: clock.clock });
  await givenRace(given.db, givenRaceDefinition({ slug: event, state: "live" }), {
    entries: ["9", "10", "11", "12"].map((bib) => givenEntry(bib)),
    passings: [
      ...["9", "10", "11"].map((bib) => givenPassing(bib, "START", 0)),
      givenPassing("10", "CP1", 25),
      givenPassing("11", "CP1", 20),
      givenPassing("11", "FIN", 29),
    ],
  });
});
afterAll(() => given.stop());

const fieldOf = async (slug = event) =>
  (await callWebApi(given.url, webRegisterResultListField, { event: slug, category: "10K" })).data;

it("places those on the course between their last point and the next one, without their names", async () => {
  const { placesM, onCourse, leaders, at } = await fieldOf();
  expect({ onCourse, leaders, at }).toEqual({ onCourse: 2, leaders: ["10"], at: clock.clock() });
  expect(placesM[0]).toBe(0);
  expect(placesM[1]).toBeGreaterThan(5_500);
  expect(placesM[1]).toBeLessThan(6_500);
});

it("moves them on with time, at most every ten seconds, and never to a point without a read", async () => {
  const before = await fieldOf();
  clock.pass(5_000);
  expect(await fieldOf()).toEqual(before);
  clock.pass(5 * minute);
  expect((await fieldOf()).placesM[1]).toBeGreaterThan(before.placesM[1]!);
  clock.pass(600 * minute);
  expect((await fieldOf()).placesM[1]).toBe(9_900);
});

it("shows nothing of laps, or of a sport with several paces", async () => {
  const definition = givenRaceDefinition({ slug: "lake-triathlon", state: "live" });
  await givenRace(
    given.db,
    { ...definition, event: { ...definition.event, type: "triathlon" } },
    {
      entries: [givenEntry("9")],
      passings: [givenPassing("9", "START", 0)],
    },
  );
  const lapped = givenRaceDefinition({ slug: "lap-run", state: "live" });
  const checkpoints = lapped.checkpoints.map((each) =>
    each.code === "CP1" ? { ...each, kind: "lap" as const } : each,
  );
  await givenRace(
    given.db,
    { ...lapped, checkpoints },
    {
      entries: [givenEntry("9")],
      passings: [givenPassing("9", "START", 0), givenPassing("9", "CP1", 20)],
    },
  );
  expect(await fieldOf("lap-run")).toMatchObject({ placesM: [], leaders: [] });
  expect(await fieldOf("lake-triathlon")).toMatchObject({ placesM: [], leaders: [] });
});

it("knows no category that there is not", async () => {
  const asked = { event, category: "99K" };
  await expect(callWebApi(given.url, webRegisterResultListField, asked)).rejects.toThrow(/404|not_found/);
});
