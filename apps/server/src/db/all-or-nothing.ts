import { sql } from "kysely";
import type { Tx } from "./connection.ts";

/**
 * Does a part of a transaction whole or not at all: if `work` answers false, nothing of it has happened, and the
 * transaction goes on.
 */
export async function allOrNothing(tx: Tx, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint all_or_nothing`.execute(tx);
  const isDone = await work();
  await (isDone ? sql`release savepoint all_or_nothing` : sql`rollback to savepoint all_or_nothing`).execute(tx);
  return isDone;
}
