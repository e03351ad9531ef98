import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readinessOf } from "./readiness.ts";
import { givenDatabase, type GivenDatabase } from "./testing/given-database.ts";

let given: GivenDatabase;
beforeAll(async () => {
  given = await givenDatabase();
});
afterAll(() => given.stop());

it("is ready with every migration, and not without one of those in between", async () => {
  const isReady = await readinessOf(given.db);
  expect(await isReady()).toBe(true);
  await sql`delete from applied_migrations
    where name = (select name from applied_migrations order by name offset 5 limit 1)`.execute(given.db);
  expect(await isReady()).toBe(false);
});
