import { sql } from "kysely";
import { afterAll, expect, test, vi } from "vitest";
import { givenDatabase } from "./testing/given-database.ts";
import { plannedAnewMs } from "./preparing-client.ts";
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

test("a statement that is to be prepared is read once on each connection when it comes often, and anew on the one that replaces it", async () => {
  const prepared = () =>
    sql<{ statement: string; calls: number }>`
      select statement, (generic_plans + custom_plans)::integer as calls from pg_prepared_statements`;
  const twice = (number: number) => sql<{ twice: number }>`select 2 * ${number}::integer as twice`;
  const inOneConnection = (calls: number) =>
    db.connection().execute(async (one) => {
      for (const number of [1, 2, 3, 4, 5, 6, 7])
        expect(await executePrepared(one, twice(number))).toEqual([{ twice: 2 * number }]);
      expect((await prepared().execute(one)).rows).toEqual([{ statement: "select 2 * $1::integer as twice", calls }]);
      await endBackend(await backendOf(one));
    });
  await inOneConnection(3);
  await inOneConnection(7);
});

test("the plan of a prepared statement is made anew for a table that has grown", async () => {
  await sql`create table grown (id integer primary key) with (autovacuum_enabled = false)`.execute(db);
  await sql`vacuum analyze grown`.execute(db);
  const find = (id: number) => sql<{ id: number }>`select id from grown where id = any(${[id]}::integer[])`;
  const now = vi.spyOn(performance, "now");
  await db.connection().execute(async (one) => {
    for (let id = 0; id < 5; id++) await executePrepared(one, find(id));
    const planFor = async (id: number) => {
      await executePrepared(one, find(id));
      const { rows } = await sql<{ name: string }>`
        select name from pg_prepared_statements where statement like '%from grown%' and statement not like '%pg_prepared%'`.execute(
        one,
      );
      const plan = await sql<
        Record<string, string>
      >`explain execute ${sql.id(rows[0]!.name)}(${sql.lit("{7}")})`.execute(one);
      return plan.rows.map((row) => Object.values(row)[0]).join("\n");
    };
    for (let id = 0; id < 12; id++) expect(await planFor(id)).toContain("Seq Scan");
    await sql`insert into grown select generate_series(1, 20000)`.execute(one);
    expect(await planFor(12)).toContain("Seq Scan");
    now.mockReturnValue(performance.now() + plannedAnewMs);
    expect(await planFor(13)).not.toContain("Seq Scan");
  });
  now.mockRestore();
});

test("statements of very many forms are forgotten together, and work on", async () => {
  const keptAfter: number[] = [];
  await db.connection().execute(async (one) => {
    for (let form = 0; form < 100; form++) {
      const name = sql.id(`form_${form}`);
      for (let use = 0; use < 6; use++) {
        expect(await executePrepared(one, sql<object>`select ${use}::integer as ${name}`)).toEqual([
          { [`form${form}`]: use },
        ]);
      }
      const { rows } = await sql<{ count: number }>`select count(*) from pg_prepared_statements`.execute(one);
      keptAfter.push(rows[0]!.count);
    }
  });
  expect(Math.max(...keptAfter)).toBeLessThanOrEqual(40);
  expect(keptAfter).toContain(1);
});
