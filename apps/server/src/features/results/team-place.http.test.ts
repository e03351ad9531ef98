import { afterAll, beforeAll, expect, it } from "vitest";
import { webPlayerGet } from "@time-event/contract/players";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";

const minute = 60_000;
const minutes: Readonly<Record<string, number>> = { "1": 40, "2": 42, "3": 50, "11": 41, "12": 41, "21": 39, "31": 60 };
let given: GivenApp;

beforeAll(async () => {
  given = await givenApp();
  const bibs = Object.keys(minutes);
  const teams = { "11": "แพร่", "12": "แพร่", "21": "ลำปาง", "31": null } as Readonly<Record<string, string | null>>;
  const entries = bibs.map((bib) => givenEntry(bib, { team: bib in teams ? teams[bib]! : "น่าน" }));
  const passings = bibs.map((bib) => givenPassing(bib, "FIN", minutes[bib]!));
  for (const by of ["time", "rank"] as const)
    await givenRace(given.db, givenRaceDefinition({ slug: by, category: { team: { best: 2, by } } }), {
      entries,
      passings,
    });
  await givenRace(given.db, givenRaceDefinition({ slug: "alone" }), { entries, passings });
});
afterAll(() => given.stop());

const teamIn = async (event: string, bib: string) =>
  (await callWebApi(given.url, webPlayerGet, { event, bib })).data.why.team;

it("tells the place of a player's team and whose times make it", async () => {
  const counting = [
    { bib: "1", value: 40 * minute },
    { bib: "2", value: 42 * minute },
  ];
  // both teams have 82 minutes: the better best member decides
  const first = { by: "time", best: 2, rank: 1, ranked: 2, score: 82 * minute, counting, finishers: 3 };
  expect(await teamIn("time", "1")).toEqual(first);
  expect(await teamIn("time", "3")).toEqual(first);
  expect(await teamIn("time", "12")).toMatchObject({ rank: 2, score: 82 * minute });
});

it("adds up places where the rule says so", async () => {
  expect(await teamIn("rank", "12")).toMatchObject({
    rank: 1,
    score: 6,
    counting: [
      { bib: "11", value: 3 },
      { bib: "12", value: 3 },
    ],
  });
});

it("says that too few have finished, and nothing of who is in no team or where teams are not ranked", async () => {
  expect(await teamIn("time", "21")).toMatchObject({ rank: null, score: null, finishers: 1, ranked: 2 });
  expect(await teamIn("time", "31")).toBeUndefined();
  expect(await teamIn("alone", "1")).toBeUndefined();
});
