import { afterAll, beforeAll, expect, it } from "vitest";
import { webPlayerGet } from "@time-event/contract/players";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";

const event = "doi-inthanon-trail-2026";
let given: GivenApp;

beforeAll(async () => {
  given = await givenApp();
  const stages = [
    { code: "S1", checkpoints: ["START", "CP1"] },
    { code: "S2", checkpoints: ["CP1", "FIN"] },
  ];
  const category = { stages, ageGroups: [] };
  await givenRace(given.db, givenRaceDefinition({ category, state: "finished" }), {
    entries: ["1", "2", "3"].map((bib) => givenEntry(bib)),
    passings: [
      ...["1", "2", "3"].map((bib) => givenPassing(bib, "START", 0)),
      ...[30, 20, 25].map((minutes, at) => givenPassing(String(at + 1), "CP1", minutes)),
      givenPassing("1", "FIN", 50),
      givenPassing("2", "FIN", 55),
    ],
  });
});
afterAll(() => given.stop());

it("tells the place of each stage, also of who did not finish the next one", async () => {
  const ranks = async (bib: string) => (await callWebApi(given.url, webPlayerGet, { event, bib })).data.stageRanks;
  expect(await Promise.all(["1", "2", "3"].map(ranks))).toEqual([
    [3, 1],
    [1, 2],
    [2, null],
  ]);
});
