import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";

export interface SpeakerMark {
  readonly bib: string;
  readonly isSaid: boolean;
}

/** Stores marks of bibs that somebody has. In one order, so that two speakers never wait for each other. */
export async function storeMarks(
  tx: Tx,
  eventId: number,
  marks: readonly SpeakerMark[],
  { at, by }: { readonly at: InstantMs; readonly by: string },
): Promise<void> {
  await sql`
    insert into speaker_marks (event_id, bib, is_said, said_by, said_at)
    select e.event_id, e.bib, m."isSaid", ${by}, ${toTimestamp(at)}
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (bib text, "isSaid" boolean)
      join entries e on e.event_id = ${eventId} and e.bib = m.bib
    order by e.bib
    on conflict (event_id, bib) do update set is_said = excluded.is_said, said_by = excluded.said_by, said_at = excluded.said_at`.execute(
    tx,
  );
}
