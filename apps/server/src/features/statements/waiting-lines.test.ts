import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { givenDatabase } from "../../db/testing/given-database.ts";
import { countUnexplained, listUnexplained } from "./statements.queries.ts";

let database: Awaited<ReturnType<typeof givenDatabase>>;

beforeAll(async () => {
  database = await givenDatabase();
});
afterAll(() => database.stop());

it("counts and lists what waits for a person without reading the 100,000 lines that do not", async () => {
  const { db } = database;
  await db.transaction().execute(async (tx) => {
    // a busy machine may take longer to make so many than a request ever waits
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`with s as (insert into statements (file_name, imported_at, imported_by) values ('x', now(), 'x') returning id)
      insert into statement_lines (statement_id, identity, booked_on, amount_satang, text)
      select s.id, n::text, date '2026-01-01' + n / 400, 80000, 'x' from s, generate_series(1, 100000) n`.execute(tx);
    // as the trigger notes it of lines whose transfer is verified
    await sql`update statement_lines set explained = true where id % 1000 <> 0`.execute(tx);
  });
  await sql`vacuum analyze statement_lines`.execute(db);
  const readRows = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(db);
    const { rows } = await sql<{ read: number }>`
      select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relname = 'statement_lines'`.execute(
      db,
    );
    return Number(rows[0]!.read);
  };
  const before = await readRows();
  expect(await countUnexplained(db, { is: "unmatched" })).toEqual({ total: 100, totalSatang: 8_000_000 });
  expect(await listUnexplained(db, { is: "unmatched", offset: 50, limit: 10 })).toHaveLength(10);
  expect((await readRows()) - before).toBeLessThan(400);
});
