import { sql } from "kysely";
import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../../db/column-types.ts";
import type { Db } from "../../../db/connection.ts";

/** A step of an event's state whose time has come. */
export interface DueStep {
  readonly eventId: number;
  readonly from: "published" | "open";
  readonly to: "open" | "closed";
}

/** An event whose time to close has passed, too, is not opened any more. */
export async function loadDueSteps(db: Db, now: InstantMs): Promise<DueStep[]> {
  const at = toTimestamp(now);
  const { rows } = await sql<DueStep>`
    select id as event_id, state as "from", 'open' as "to" from events
    where state = 'published' and entries_open_at <= ${at} and (entries_close_at is null or entries_close_at > ${at}) and archived_at is null
    union all
    select id, state, 'closed' from events where state = 'open' and entries_close_at <= ${at} and archived_at is null`.execute(
    db,
  );
  return rows;
}
