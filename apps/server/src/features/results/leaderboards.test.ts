import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { givenEntry, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { recordPassings } from "../passings/passings.service.ts";
import { createLeaderboards, type Leaderboards } from "./leaderboards.ts";
import { applyNewRules } from "./results.service.ts";

const others = Array.from({ length: 17 }, (_, at) => `other-${at}`);
let given: GivenDatabase;
let eventId: number;
let told: string[];

beforeAll(async () => {
  given = await givenDatabase();
  const race = (slug: string) => givenRace(given.db, givenRaceDefinition({ slug }), { entries: [givenEntry("1")] });
  eventId = await race("watched");
  for (const slug of others) await race(slug);
});
afterAll(() => given.stop());
beforeEach(() => {
  told = [];
});

function givenBoards(isWatched?: (slug: string) => boolean): Leaderboards {
  const boards = createLeaderboards(given.db, isWatched);
  boards.onChange(({ slug }) => told.push(slug));
  return boards;
}

async function lookAtManyAndPass(boards: Leaderboards, minutes: number): Promise<void> {
  await boards.get("watched");
  for (const slug of others) await boards.get(slug);
  await recordPassings(given.db, eventId, [{ checkpoint: "CP1", bib: "1", at: gunAt + minutes * 60_000 }]);
  await boards.refresh(eventId);
}

it("keeps an event that somebody watches, however many others are read", async () => {
  await lookAtManyAndPass(
    givenBoards((slug) => slug === "watched"),
    31,
  );
  expect(told).toEqual(["watched"]);
});

it("drops the event that was read longest ago", async () => {
  await lookAtManyAndPass(givenBoards(), 62);
  expect(told).toEqual([]);
});

it("loads an event again when its rules changed", async () => {
  const boards = givenBoards();
  const before = await boards.get("watched");
  await given.db.updateTable("categories").set({ code: "TEN" }).where("eventId", "=", eventId).execute();
  await given.db.transaction().execute((tx) => applyNewRules(tx, eventId, []));
  await boards.refresh(eventId);

  const after = await boards.get("watched");
  expect(after.version()).toBe(before.version() + 1);
  expect(after.categories.map(({ code }) => code)).toEqual(["TEN"]);
  expect(told).toEqual(["watched"]);
});

it("has an event under way before anybody reads it, and no other one", async () => {
  const passAt = async (boards: Leaderboards, minutes: number) => {
    await boards.loadUnderWay();
    await recordPassings(given.db, eventId, [{ checkpoint: "CP1", bib: "1", at: gunAt + minutes * 60_000 }]);
    await boards.refresh(eventId);
  };
  await given.db.updateTable("events").set({ state: "finished" }).execute();
  await passAt(givenBoards(), 93);
  expect(told).toEqual([]);
  await given.db.updateTable("events").set({ state: "live" }).where("slug", "=", "watched").execute();
  await passAt(givenBoards(), 124);
  expect(told).toEqual(["watched"]);
});
