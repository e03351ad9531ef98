import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { givenDatabase } from "./testing/given-database.ts";
import { executePrepared } from "./prepared.ts";
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

test("a statement that is to be prepared is read once on each connection, and anew on the one that replaces it", async () => {
  const prepared = () =>
    sql<{ statement: string; calls: number }>`
      select statement, (generic_plans + custom_plans)::integer as calls from pg_prepared_statements`;
  const twice = (number: number) => sql<{ twice: number }>`select 2 * ${number}::integer as twice`;
  const inOneConnection = () =>
    db.connection().execute(async (one) => {
      for (const number of [1, 2, 3])
        expect(await executePrepared(one, twice(number))).toEqual([{ twice: 2 * number }]);
      expect((await prepared().execute(one)).rows).toEqual([
        { statement: "select 2 * $1::integer as twice", calls: 3 },
      ]);
      await endBackend(await backendOf(one));
    });
  await inOneConnection();
  await inOneConnection();
});
