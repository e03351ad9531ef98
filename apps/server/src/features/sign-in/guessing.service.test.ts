import { afterAll, beforeAll, expect, it } from "vitest";
import type { TooManyAttempts } from "../../http/refusals.ts";
import { connect } from "../../db/connection.ts";
import { givenDatabase, type GivenDatabase } from "../../db/testing/given-database.ts";
import { createGuessing, type Subject } from "./guessing.service.ts";
import { rememberedMs, usernameLimit } from "./guessing-limits.ts";

let database: GivenDatabase;
let now = Date.parse("2026-11-21T08:00:00+07:00");
const clock = () => now;
beforeAll(async () => {
  database = await givenDatabase();
});
afterAll(() => database.stop());

const subjectOf = (who: string): Subject[] => [{ what: "username", who, limit: usernameLimit }];

it("lets exactly the free attempts through in one instant, whatever is concurrent", async () => {
  const other = connect(database.url);
  const processes = [createGuessing(database.db, clock), createGuessing(other.db, clock)];
  for (const who of ["malee", "manee", "piti"]) {
    const attempts = Array.from({ length: 100 }, (_, attempt) => processes[attempt % 2]!.count(subjectOf(who)));
    const settled = await Promise.allSettled(attempts);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(usernameLimit.free);
  }
  await other.close();
});

it("says how long to wait, and waits longer after each further attempt", async () => {
  const guessing = createGuessing(database.db, clock);
  for (let attempt = 1; attempt < usernameLimit.free; attempt++) await guessing.count(subjectOf("chujai"));
  const waits: number[] = [];
  for (let further = 0; further < 4; further++) {
    await guessing.count(subjectOf("chujai"));
    const refusal: unknown = await guessing.count(subjectOf("chujai")).catch((error: unknown) => error);
    waits.push((refusal as TooManyAttempts).retryAfterMs);
    now += waits.at(-1)!;
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
});

it("forgets what was long ago", async () => {
  const guessing = createGuessing(database.db, clock);
  now += rememberedMs + 1;
  await guessing.count(subjectOf("malee"));
  await guessing.count(subjectOf("malee"));
  await guessing.forgetOld();
  const rows = await database.db.selectFrom("attempts").select("attempts").execute();
  expect(rows).toEqual([{ attempts: 2 }]);
});
