import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/** Tells the planner what a race just stored looks like: the statistics it has are of the time before. */
export async function analyzeRows(tx: Tx): Promise<void> {
  await sql`analyze entries, passings`.execute(tx);
}
