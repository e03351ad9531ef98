import { docketList, docketTry } from "@time-event/contract/docket";
import { penaltyRuleSave } from "@time-event/contract/penalty-rules";
import { webPenaltyList } from "@time-event/contract/penalties";
import { webRegisterResultList } from "@time-event/contract/results";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bearing, get, post } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";
import { type Docket, givenDocket } from "./testing/given-docket.ts";

// Time that is added to one stage, or taken off it.

const second = 1_000;
const minute = 60 * second;
const event = "nan-enduro-2026";
let given: GivenApp;
let eventId: number;
let docket: Docket;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => gunAt + 300 * minute });
  const stages = [
    { code: "SS1", checkpoints: ["S1", "F1"] },
    { code: "SS2", checkpoints: ["S2", "F2"] },
  ];
  const checkpoints = stages.flatMap((stage) => stage.checkpoints);
  const race = givenRaceDefinition({
    slug: event,
    state: "finished",
    category: { rankBy: "chip", stages, checkpoints },
  });
  const [plain] = race.categories;
  const road = { ...plain!, code: "ROAD", stages: [], checkpoints: ["S1", "F1"] };
  const points = checkpoints.map((code, at) => ({
    code,
    kind: code.startsWith("S") ? ("start" as const) : ("finish" as const),
    distanceM: at % 2 === 0 ? 0 : 5_000,
    elevationM: 0,
    name: { th: code, en: code },
  }));
  // 1: 20 + 40 minutes, 2: 21 + 38, 3: 22 + 40
  const times = { "1": [20, 40], "2": [21, 38], "3": [22, 40] };
  const passings = Object.entries(times).flatMap(([bib, [first, other]]) => [
    givenPassing(bib, "S1", 10),
    givenPassing(bib, "F1", 10 + first!),
    givenPassing(bib, "S2", 100),
    givenPassing(bib, "F2", 100 + other!),
  ]);
  const entries = [...Object.keys(times).map((bib) => givenEntry(bib)), givenEntry("9", { category: "ROAD" })];
  eventId = await givenRace(
    given.db,
    { ...race, checkpoints: points, categories: [plain!, road] },
    { entries, passings },
  );
  docket = await givenDocket(given, { eventId, event, reason: "ออกนอกเส้นทาง" });
});
afterAll(() => given.stop());

const times = async () =>
  (await get(given.url, webRegisterResultList, undefined, { event, category: "10K" })).reply!.data.map(
    ({ bib, timeMs }) => `${bib} ${timeMs! / second}`,
  );

it("shows before, and counts after, in the stage, its places and the whole time", async () => {
  expect(await times()).toEqual(["2 3540", "1 3600", "3 3720"]);
  const tried = { eventId, bib: "1", timeMs: 2 * minute, stage: "SS1" };
  expect((await get(given.url, docketTry, docket.proposer, tried)).reply!.data).toMatchObject({
    stages: ["SS1", "SS2"],
    stage: { code: "SS1", beforeMs: 20 * minute, afterMs: 22 * minute },
    timeBeforeMs: 60 * minute,
    timeAfterMs: 62 * minute,
  });
  await docket.inForce({ stage: "SS1" });
  await docket.inForce({ bib: "3", stage: "SS2", effect: { kind: "bonus", timeMs: 150 * second }, reason: "ชนะสปรินต์" });
  await expect.poll(times).toEqual(["2 3540", "3 3570", "1 3720"]);

  const one = await docket.player("1");
  expect(one).toMatchObject({
    stageMs: [22 * minute, 40 * minute],
    stagePenaltyMs: [2 * minute, 0],
    // 2 has 21:00 and 38:00, 3 has 22:00 and 37:30
    stageRanks: [2, 3],
    penalties: [{ timeMs: 2 * minute, stage: "SS1" }],
  });
  expect(await docket.player("3")).toMatchObject({
    stageMs: [22 * minute, 37.5 * minute],
    stageRanks: [2, 1],
    result: { penaltyMs: -150 * second },
  });
  const listed = (await get(given.url, webPenaltyList, undefined, { event })).reply!.data;
  expect(listed.map(({ bib, stage, timeMs }) => [bib, stage, timeMs! / second])).toEqual([
    ["3", "SS2", -150],
    ["1", "SS1", 120],
  ]);
  const cases = (await get(given.url, docketList, docket.proposer, { eventId })).reply!.data;
  expect(cases.map(({ stage, effect }) => [stage, effect.kind])).toEqual([
    ["SS2", "bonus"],
    ["SS1", "time"],
  ]);
  const [bonus] = cases;
  const without = await get(given.url, docketTry, docket.proposer, { eventId, bib: "3", without: bonus!.id });
  expect(without.reply!.data).toMatchObject({ stage: { code: "SS2", beforeMs: 37.5 * minute, afterMs: 40 * minute } });
});

it("is refused for a stage that the category does not have, and for what is no time", async () => {
  const unknown = [{ path: "stage", code: "unknown" }];
  expect((await docket.propose({ stage: "SS9" })).problem!.errors).toEqual(unknown);
  expect((await docket.propose({ bib: "9", stage: "SS1" })).problem!.errors).toEqual(unknown);
  expect((await docket.propose({ stage: "SS1", effect: { kind: "disqualify" } })).problem!.errors).toEqual(unknown);
});

it("may be what a rule usually costs", async () => {
  const admin = await givenSignedIn(given, "admin");
  const rule = {
    code: "sprint-won",
    name: { th: "ชนะสปรินต์", en: "Sprint won" },
    effect: { kind: "bonus", timeMs: 30 * second },
    eventTypes: [],
    active: true,
    revision: 0,
  } as const;
  const saved = await post(given.url, penaltyRuleSave, { ...rule, eventTypes: [] }, bearing(admin));
  expect(saved.reply!.data.effect).toEqual({ kind: "bonus", timeMs: 30 * second });
});
