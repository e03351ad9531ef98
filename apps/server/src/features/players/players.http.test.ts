import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webCheckpointList } from "@time-event/contract/checkpoints";
import { webPenaltyList } from "@time-event/contract/penalties";
import { webPlayerGet, webPlayerList } from "@time-event/contract/players";
import { callWebApi, refusedCall } from "../../testing/call-web-api.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";

const event = "doi-inthanon-trail-2026";
let given: GivenApp;

beforeAll(async () => {
  given = await givenApp();
  const race = givenRaceDefinition({ state: "finished", category: { rankBy: "chip", winnersLeaveAgeGroups: 1 } });
  await givenRace(given.db, race, {
    entries: [
      givenEntry("9", { firstName: "มานี", birthDate: "1985-02-28", club: "ชมรมวิ่ง" }),
      givenEntry("10", { firstName: "ปิติ", gender: "M" }),
      givenEntry("F2", { firstName: "ชูใจ" }),
      givenEntry("11", { firstName: "วีระ", chip: "C0FFEE" }),
    ],
    passings: [
      givenPassing("9", "START", 0.5),
      givenPassing("9", "START", 2),
      givenPassing("9", "CP1", 25),
      givenPassing("9", "FIN", 50),
      givenPassing("9", "FIN", 50.2),
      givenPassing("10", "START", 1),
      givenPassing("10", "FIN", 55),
      { checkpoint: "START", bib: null, chip: "C0FFEE", at: gunAt, source: "mat", device: "" },
      { checkpoint: "FIN", bib: null, chip: "C0FFEE", at: gunAt + 3_600_000, source: "mat", device: "" },
    ],
    penalties: [{ bib: "10", rule: "litter", timeMs: 600_000, laps: null, disqualify: false, reason: "ทิ้งขยะ" }],
  });
});
afterAll(() => given.stop());

describe("web-player-list", () => {
  it("lists bibs as people count, with no birth date", async () => {
    const { data, meta } = await callWebApi(given.url, webPlayerList, { event });
    expect(data.map(({ bib }) => bib)).toEqual(["9", "10", "11", "F2"]);
    expect(meta.total).toBe(4);
    expect(Object.keys(data[0]!)).not.toContain("birthDate");
  });

  it("filters by gender and finds by name", async () => {
    expect((await callWebApi(given.url, webPlayerList, { event, gender: "M" })).data.map(({ bib }) => bib)).toEqual([
      "10",
    ]);
    expect((await callWebApi(given.url, webPlayerList, { event, text: "ชูใจ" })).data.map(({ bib }) => bib)).toEqual([
      "F2",
    ]);
  });
});

describe("web-player-get", () => {
  it("tells the place at each point", async () => {
    const { data } = await callWebApi(given.url, webPlayerGet, { event, bib: "9" });
    // 11 needs an hour by its chip; nobody has a place at the start
    expect([data.splitCodes, data.splitRanks]).toEqual([
      ["START", "CP1", "FIN"],
      [null, 1, 1],
    ]);
    const other = await callWebApi(given.url, webPlayerGet, { event, bib: "10" });
    // second at the line, but ten minutes of penalty put 11 before: the last place is that of the result
    expect(other.data.splitRanks).toEqual([null, null, 3]);
    expect(other.data.result.overallRank).toBe(3);
  });

  it("explains a place: clock, reads used and ignored, who is next", async () => {
    const { data } = await callWebApi(given.url, webPlayerGet, { event, bib: "9" });
    expect(data.result).toMatchObject({ overallRank: 1, timeMs: 48 * 60_000, gunMs: 50 * 60_000, chipMs: 48 * 60_000 });
    expect(data.why).toMatchObject({
      clock: "chip",
      clockStart: "start_read",
      startReadAt: gunAt + 120_000,
      finishReadAt: gunAt + 3_000_000,
      leftAgeGroup: true,
      ranked: 3,
      ahead: null,
      behind: { bib: "11", gapMs: 12 * 60_000 },
    });
    expect(data.reads.map(({ checkpoint, used, reason }) => [checkpoint, used, reason])).toEqual([
      ["START", false, "early_start_read"],
      ["START", true, "start"],
      ["CP1", true, "split"],
      ["FIN", true, "finish"],
      ["FIN", false, "repeated_read"],
    ]);
  });

  it("finds reads by chip and shows penalties with their reasons", async () => {
    expect((await callWebApi(given.url, webPlayerGet, { event, bib: "11" })).data.result.timeMs).toBe(3_600_000);
    const { data } = await callWebApi(given.url, webPlayerGet, { event, bib: "10" });
    expect(data.penalties).toEqual([
      {
        rule: "litter",
        ruleName: null,
        reason: "ทิ้งขยะ",
        timeMs: 600_000,
        stage: "",
        laps: null,
        places: null,
        disqualify: false,
        state: "in_force",
        appealUntil: null,
      },
    ]);
    expect(data.why.rawMs).toBe(54 * 60_000);
    expect(data.result.timeMs).toBe(64 * 60_000);
  });

  it("says when no entry has the bib", async () => {
    expect(await refusedCall(given.url, `web-player-get?event=${event}&bib=404`)).toMatchObject({
      code: "player_not_found",
    });
  });
});

it("counts the entries that passed each checkpoint and names the last ones", async () => {
  const { data } = await callWebApi(given.url, webCheckpointList, { event });
  expect(data.map(({ code, passed, expected }) => [code, passed, expected])).toEqual([
    ["START", 3, 4],
    ["CP1", 1, 4],
    ["FIN", 3, 4],
  ]);
  expect(data[2]?.lastPassings[0]).toMatchObject({ bib: "11", category: "10K", at: gunAt + 3_600_000 });
});

it("lists penalties in force", async () => {
  const { data } = await callWebApi(given.url, webPenaltyList, { event });
  expect(data.map(({ bib, timeMs }) => [bib, timeMs])).toEqual([["10", 600_000]]);
  expect(await refusedCall(given.url, "web-penalty-list?event=nowhere")).toMatchObject({ code: "event_not_found" });
});
