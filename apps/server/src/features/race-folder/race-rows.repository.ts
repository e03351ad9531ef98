import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/** Gives the planner statistics of a race that was just stored: the present ones are older. */
export async function analyzeRows(tx: Tx): Promise<void> {
  await sql`analyze entries, passings`.execute(tx);
}
