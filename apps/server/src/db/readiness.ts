import { sql } from "kysely";
import type { Db } from "./connection.ts";
import { migrationNames } from "./migrate.ts";

/** Makes a function that asks whether the database answers and has every migration of this code. */
export async function readinessOf(db: Db): Promise<() => Promise<boolean>> {
  const names = await migrationNames();
  return async () => {
    const found = sql`select from applied_migrations where name = any(${names})`.execute(db);
    return (await found).rows.length === names.length;
  };
}

/** Whether the installation is still empty, so that a demonstration would be in nobody's way. */
export async function isEmpty(db: Db): Promise<boolean> {
  const event = await db.selectFrom("events").select("id").limit(1).executeTakeFirst();
  return event === undefined;
}
