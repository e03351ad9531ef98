import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { givenDatabase } from "./testing/given-database.ts";
import { isDatabaseAway } from "./trouble.ts";

const { db, stop } = await givenDatabase();
afterAll(stop);

const backendOf = async (at: typeof db) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(at)).rows[0]!.pid;

async function endBackend(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}, 5000)`.execute(db);
}

test("a connection that breaks between two statements ends its transaction, not the process", async () => {
  const failure = await db
    .transaction()
    .execute(async (tx) => {
      await endBackend(await backendOf(tx));
      await sql`select 1`.execute(tx);
    })
    .catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  expect(await backendOf(db)).toBeGreaterThan(0);
});
