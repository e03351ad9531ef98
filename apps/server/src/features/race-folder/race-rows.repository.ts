import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/**
 * Gives the planner statistics of a race that was just stored: the present ones are older. What waits to be sorted into the
 * indexes of parts of names is sorted in, so that the first search need not read it through.
 */
export async function analyzeRows(tx: Tx): Promise<void> {
  await sql`analyze entries, passings`.execute(tx);
  await sql`select gin_clean_pending_list('entries_by_search'), gin_clean_pending_list('entries_by_club_text')`.execute(
    tx,
  );
}

/** The same of results, when they have been computed: lists and searches read both. */
export async function analyzeResults(tx: Tx): Promise<void> {
  await sql`analyze results`.execute(tx);
}
