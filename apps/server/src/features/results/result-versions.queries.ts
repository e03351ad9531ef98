import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/** The version of an event's results, as a part of another statement; 0: there is none yet. */
export function resultsVersionOf(eventId: string): RawBuilder<number> {
  return sql<number>`coalesce((select version from result_versions where event_id = ${sql.ref(eventId)}), 0)`;
}

/** The present version of an event's results. */
export async function findResultsVersion(tx: Tx, eventId: number): Promise<number> {
  const row = await tx.selectFrom("resultVersions").select("version").where("eventId", "=", eventId).executeTakeFirst();
  return row?.version ?? 0;
}
