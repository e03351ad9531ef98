import { type RawBuilder, sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";

/**
 * In a query, the instant by which a read counts: what its device said, unless the clock of that was put right. An index is over
 * the same words.
 * @param reads the name of the passings in the query
 */
export function countedAt(reads = "p"): RawBuilder<InstantMs> {
  return sql`coalesce(${sql.ref(`${reads}.counts_at`)}, ${sql.ref(`${reads}.at`)})`;
}
