import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/** A penalty of an imported race, for the entry with this bib. */
export interface ImportedPenalty {
  readonly bib: string;
  readonly rule: string;
  readonly timeMs: number | null;
  readonly laps: number | null;
  readonly disqualify: boolean;
  readonly reason: string;
}

export async function insertImported(tx: Tx, eventId: number, penalties: readonly ImportedPenalty[]): Promise<void> {
  const rows = penalties.map(({ timeMs, ...penalty }, place) => ({ ...penalty, time_ms: timeMs, place }));
  await sql`
    insert into penalties (event_id, entry_id, rule, time_ms, laps, disqualify, reason)
    select ${eventId}, e.id, r.rule, r.time_ms, r.laps, r.disqualify, r.reason
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(bib text, rule text, time_ms bigint, laps integer, disqualify boolean, reason text, place bigint)
    join entries e on e.event_id = ${eventId} and e.bib = r.bib
    order by r.place`.execute(tx);
}

export async function deleteOfEvent(tx: Tx, eventId: number): Promise<void> {
  await tx.deleteFrom("penalties").where("eventId", "=", eventId).execute();
}
