import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webRegisterResultList, webRegisterResultListChoices } from "@time-event/contract/results";
import type { ParamsOf } from "@time-event/contract/endpoint";
import { callWebApi } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";

const event = "doi-inthanon-trail-2026";
let given: GivenApp;

beforeAll(async () => {
  given = await givenApp();
  const runner = (bib: string, gender: "F" | "M", club: string, nationality: string) =>
    givenEntry(bib, { gender, club, nationality, firstName: `คนที่${bib}` });
  await givenRace(given.db, givenRaceDefinition({ category: { winnersLeaveAgeGroups: 1 } }), {
    entries: [
      runner("1", "M", "ชมรม ก", "KEN"),
      runner("2", "F", "ชมรม ข", "THA"),
      runner("3", "M", "ชมรม ข", "THA"),
      runner("4", "F", "ชมรม ข", "THA"),
      runner("5", "F", "ชมรม ข", "THA"),
    ],
    passings: [
      ...["1", "2", "3", "4", "5"].map((bib) => givenPassing(bib, "START", 0)),
      givenPassing("1", "FIN", 40),
      givenPassing("2", "FIN", 50),
      givenPassing("3", "FIN", 52),
      givenPassing("4", "FIN", 52),
    ],
  });
});
afterAll(() => given.stop());

type Filter = Omit<ParamsOf<typeof webRegisterResultList>, "event">;
const list = (filter: Filter) => callWebApi(given.url, webRegisterResultList, { event, ...filter });
const places = async (filter: Filter) =>
  (await list(filter)).data.map(({ bib, filterRank, gapMs }) => [
    bib,
    filterRank,
    gapMs === null ? null : gapMs / 60_000,
  ]);
const choices = async () => (await callWebApi(given.url, webRegisterResultListChoices, { event })).data;

describe("results of a club or a nation", () => {
  it("have places of their own, shared where times are equal, and gaps to who leads them", async () => {
    expect(await places({ club: "ชมรม ข" })).toEqual([
      ["2", 1, 0],
      ["3", 2, 2],
      ["4", 2, 2],
      ["5", null, null],
    ]);
    expect((await list({ nation: "THA", offset: 2, limit: 1 })).meta.total).toBe(4);
    expect(await places({ nation: "THA", offset: 2, limit: 1 })).toEqual([["4", 2, 2]]);
  });

  it("go with gender and age group, whose overall winners have no place", async () => {
    expect(await places({ club: "ชมรม ข", gender: "F" })).toEqual([
      ["2", 1, 0],
      ["4", 2, 2],
      ["5", null, null],
    ]);
    expect(await places({ club: "ชมรม ข", gender: "F", ageGroup: "18-39" })).toEqual([
      ["2", null, 0],
      ["4", 1, 2],
      ["5", null, null],
    ]);
  });

  it("keep their places while a text narrows the list", async () => {
    const { data, meta } = await list({ club: "ชมรม ข", text: "คนที่4" });
    expect(data).toMatchObject([{ bib: "4", filterRank: 2, gapMs: 120_000 }]);
    expect(meta.total).toBe(1);
  });

  it("leave places out of every other list", async () => {
    expect((await list({ gender: "F" })).data[0]).not.toHaveProperty("filterRank");
  });

  it("can be chosen, the largest first", async () => {
    expect(await choices()).toEqual({
      genders: ["F", "M"],
      ageGroups: [],
      clubs: [{ value: "ชมรม ข", entries: 4 }],
      nations: [
        { value: "THA", entries: 4 },
        { value: "KEN", entries: 1 },
      ],
    });
  });

  it("are not told where the event hides clubs and nations", async () => {
    await given.db
      .updateTable("events")
      .set({ publicClub: false, publicNationality: false })
      .where("slug", "=", event)
      .execute();
    expect((await list({ club: "ชมรม ก", nation: "KEN" })).meta.total).toBe(5);
    expect(await choices()).toEqual({ genders: ["F", "M"], ageGroups: [], clubs: [], nations: [] });
  });
});
