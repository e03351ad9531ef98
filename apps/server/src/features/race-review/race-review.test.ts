import { afterAll, beforeAll, expect, test } from "vitest";
import { toTimestamp } from "../../db/column-types.ts";
import { givenDatabase } from "../../db/testing/given-database.ts";
import { givenEntry, givenPassing, givenRace, givenRaceDefinition } from "../../testing/given-race.ts";
import { reviewRace } from "./race-review.service.ts";

const { db, stop } = await givenDatabase();
let eventId: number;
beforeAll(async () => {
  const entries = [givenEntry("1"), givenEntry("2")];
  eventId = await givenRace(db, givenRaceDefinition(), { entries, passings: [givenPassing("1", "FIN", 50)] });
});
afterAll(stop);

test("finds nothing in an ordinary race", async () => {
  expect(await reviewRace(db, eventId)).toEqual([]);
});

test("finds reads of another year that were stored before such reads were refused", async () => {
  const read = { eventId, checkpointCode: "FIN", bib: "2" };
  await db
    .insertInto("passings")
    .values([
      { ...read, at: toTimestamp(Date.UTC(2569, 10, 22)) },
      { ...read, at: toTimestamp(0), voidedAt: toTimestamp(1) },
    ])
    .execute();
  expect(await reviewRace(db, eventId)).toEqual([
    { code: "reads_off_days", subject: "", count: 1, examples: ["2569-11-22T00:00:00.000Z"] },
  ]);
});
