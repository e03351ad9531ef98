import { afterAll, beforeAll, expect, it } from "vitest";
import type { TooManyAttempts } from "../refusals.ts";
import { connect } from "../../db/connection.ts";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { createAttempts, type Subject } from "./attempts.ts";
import { rememberedMs, usernameLimit } from "./attempt-limits.ts";
import { forgetOldAttempts } from "./attempts.repository.ts";

let database: GivenDatabase;
let now = Date.parse("2026-11-21T08:00:00+07:00");
const clock = () => now;
beforeAll(async () => {
  database = await givenDatabase();
});
afterAll(() => database.stop());

const subjectOf = (who: string): Subject[] => [{ what: "username", who, limit: usernameLimit }];

it("lets exactly the free attempts through in one instant, however many come at once", async () => {
  const other = connect(database.url);
  const processes = [createAttempts(database.db, clock), createAttempts(other.db, clock)];
  for (const who of ["malee", "manee", "piti"]) {
    const attempts = Array.from({ length: 100 }, (_, attempt) => processes[attempt % 2]!.count(subjectOf(who)));
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(usernameLimit.free);
  }
  await other.close();
});

it("says how long to wait, and waits longer after each further attempt", async () => {
  const attempts = createAttempts(database.db, clock);
  for (let attempt = 1; attempt < usernameLimit.free; attempt++) await attempts.count(subjectOf("chujai"));
  const waits: number[] = [];
  for (let further = 0; further < 4; further++) {
    await attempts.count(subjectOf("chujai"));
    const refusal: unknown = await attempts.count(subjectOf("chujai")).catch((error: unknown) => error);
    waits.push((refusal as TooManyAttempts).retryAfterMs);
    now += waits.at(-1)!;
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
});

it("forgets old attempts", async () => {
  const attempts = createAttempts(database.db, clock);
  now += rememberedMs + 1;
  await attempts.count(subjectOf("malee"));
  await attempts.count(subjectOf("malee"));
  await forgetOldAttempts(database.db, clock() - rememberedMs);
  const rows = await database.db.selectFrom("attempts").select("attempts").execute();
  expect(rows).toEqual([{ attempts: 2 }]);
});
