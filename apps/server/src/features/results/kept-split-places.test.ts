import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition, gunAt } from "../../testing/given-race.ts";
import { recordPassings } from "../passings/passings.service.ts";
import { createKeptSplitPlaces } from "./kept-split-places.ts";
import { createLeaderboards } from "./leaderboards.ts";

const minute = 60_000;
let given: GivenDatabase;
let eventId: number;

beforeAll(async () => {
  given = await givenDatabase();
  eventId = await givenRace(given.db, givenRaceDefinition({ slug: "trail" }), {
    entries: ["1", "2", "3"].map((bib) => givenEntry(bib)),
    passings: ["1", "2", "3"].flatMap((bib) => [
      givenPassing(bib, "START", 0),
      ...(bib === "3" ? [] : [givenPassing(bib, "CP1", 20 + Number(bib))]),
    ]),
  });
});
afterAll(() => given.stop());

it("reads a category once and then what changed in it", async () => {
  const boards = createLeaderboards(given.db);
  const kept = createKeptSplitPlaces(given.db);
  const asked = [null, 30 * minute, null];
  const places = async () => {
    const board = await boards.get("trail");
    return (await kept.get(board, board.categories[0]!.id)).placesOf(asked);
  };
  expect(await places()).toEqual([null, 3, null]);

  // no version tells of this: whoever reads the category again sees it
  const slow = 40 * minute;
  await sql`update results set split_ms[2] = ${slow} where event_id = ${eventId}
    and entry_id = (select id from entries where event_id = ${eventId} and bib = '1')`.execute(given.db);
  expect(await places()).toEqual([null, 3, null]);

  await recordPassings(given.db, eventId, [{ checkpoint: "CP1", bib: "3", at: gunAt + 25 * minute }]);
  await boards.refresh(eventId);
  expect(await places()).toEqual([null, 4, null]);
});
