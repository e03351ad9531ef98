import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";

/** Something that was done with an entry: with it alone, or with many at once. */
export interface PastChange {
  readonly at: InstantMs;
  readonly username: string;
  readonly action: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly reason: string;
  /** Personal data is in clear here; values from the log are masked already. */
  readonly isWhole: boolean;
}

const mostShown = 200;

/** What was done with an entry, newest first, without who looked at it. */
export async function loadHistory(db: Db, eventId: number, id: number): Promise<PastChange[]> {
  const { rows } = await sql<PastChange>`
    select at_ms as at, username, action, entry::jsonb -> 'before' as before, entry::jsonb -> 'after' as after,
      entry::jsonb ->> 'reason' as reason, false as is_whole
    from audit_entries
    where event_id = ${eventId} and subject_kind = 'entry' and subject_id = ${String(id)}
      and action <> 'personal-data-seen'
    union all
    select (extract(epoch from b.made_at) * 1000)::bigint, b.made_by, 'entry-bulk-' || b.kind, r.before, r.after,
      b.detail, true
    from entry_batch_rows r join entry_batches b on b.id = r.batch_id
    where r.entry_id = ${id} and b.event_id = ${eventId}
    order by at desc limit ${mostShown}`.execute(db);
  return rows;
}
