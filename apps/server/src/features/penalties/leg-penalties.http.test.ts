import { docketTry } from "@time-event/contract/docket";
import { webRegisterResultList } from "@time-event/contract/results";
import { afterAll, beforeAll, expect, it } from "vitest";
import { get } from "../../testing/call-service.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { type Docket, givenDocket } from "./testing/given-docket.ts";

// Time that is added to one leg of a relay, or taken off it.

const minute = 60_000;
const event = "pak-nam-pran-relay";
let given: GivenApp;
let eventId: number;
let docket: Docket;

beforeAll(async () => {
  given = await givenApp({}, { clock: () => gunAt + 300 * minute });
  const relayLegs = [
    { code: "SWIM", to: "CP1" },
    { code: "RUN", to: "FIN" },
  ];
  const category = { entryKind: "relay", teamSmallest: 2, teamLargest: 2, relayLegs, ageGroups: [] } as const;
  // 1: 20 + 30 minutes, 2: 21 + 30; of 3 nobody read the hand-over
  const passings = [
    ...["1", "2", "3"].map((bib) => givenPassing(bib, "START", 0)),
    givenPassing("1", "CP1", 20),
    givenPassing("1", "FIN", 50),
    givenPassing("2", "CP1", 21),
    givenPassing("2", "FIN", 51),
    givenPassing("3", "FIN", 52),
  ];
  const entries = ["1", "2", "3"].map((bib) => givenEntry(bib, { gender: "X" }));
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: event, state: "finished", category }), {
    entries,
    passings,
  });
  docket = await givenDocket(given, { eventId, event, reason: "แตะมือนอกเขต" });
});
afterAll(() => given.stop());

const times = async () =>
  (await get(given.url, webRegisterResultList, undefined, { event })).reply!.data.map(
    ({ bib, timeMs }) => `${bib} ${timeMs! / minute}`,
  );

it("tries what a penalty of a leg would do to the leg and to the teams around", async () => {
  const tried = (
    await get(given.url, docketTry, docket.proposer, { eventId, bib: "1", timeMs: 2 * minute, stage: "RUN" })
  ).reply!;
  expect(tried.data).toMatchObject({
    stages: ["SWIM", "RUN"],
    timeBeforeMs: 50 * minute,
    timeAfterMs: 52 * minute,
    stage: { code: "RUN", beforeMs: 30 * minute, afterMs: 32 * minute },
  });
  expect(await times()).toEqual(["1 50", "2 51", "3 52"]);
});

it("adds it to the leg, to its place among the legs, and to the team", async () => {
  await docket.inForce({ stage: "RUN" });
  await expect.poll(times).toEqual(["2 51", "1 52", "3 52"]);
  const first = await docket.player("1");
  expect([first.legMs, first.legPenaltyMs, first.legRanks]).toEqual([
    [20 * minute, 32 * minute],
    [0, 2 * minute],
    [1, 2],
  ]);
  expect(first.penalties).toMatchObject([{ stage: "RUN", timeMs: 2 * minute }]);
  expect((await docket.player("2")).legRanks).toEqual([2, 1]);
});

it("takes no more off a leg than it took, and off a leg without a time the team takes it alone", async () => {
  await docket.inForce({ bib: "2", stage: "SWIM", effect: { kind: "bonus", timeMs: 60 * minute } });
  await expect.poll(times).toEqual(["2 30", "1 52", "3 52"]);
  expect((await docket.player("2")).legMs).toEqual([0, 30 * minute]);
  await docket.inForce({ bib: "3", stage: "SWIM" });
  await expect.poll(times).toEqual(["2 30", "1 52", "3 54"]);
  const third = await docket.player("3");
  expect([third.legMs, third.legPenaltyMs]).toEqual([
    [null, null],
    [2 * minute, 0],
  ]);
});

it("refuses a leg that the team does not have, and a leg for what is no time", async () => {
  const unknown = [{ path: "stage", code: "unknown" }];
  expect((await docket.propose({ stage: "BIKE" })).problem!.errors).toMatchObject(unknown);
  expect((await docket.propose({ stage: "RUN", effect: { kind: "disqualify" } })).problem!.errors).toMatchObject(
    unknown,
  );
});
