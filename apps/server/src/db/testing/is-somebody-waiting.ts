import { sql } from "kysely";
import type { Db } from "../connection.ts";

/** Whether a statement in this database waits for a lock of another transaction. */
export async function isSomebodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
