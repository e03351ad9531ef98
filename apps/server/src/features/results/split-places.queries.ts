import { sql } from "kysely";
import type { SplitTimes } from "@time-event/domain/results/split-places";
import type { Db } from "../../db/connection.ts";

/** Times of one result at its points. A result that is disqualified has none and takes no place. */
export interface SplitRow {
  readonly entryId: number;
  readonly categoryId: number;
  readonly splitMs: SplitTimes;
}

const shownSplits = sql`
  r.entry_id, r.category_id, case when r.status = 'dsq' then array[]::bigint[] else r.split_ms end as split_ms`;

/** Results of a category after the entry `after`, by entry: so many at a time that nobody waits for them. */
export async function loadSplits(
  db: Db,
  { eventId, categoryId }: { readonly eventId: number; readonly categoryId: number },
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<SplitRow[]> {
  const { rows } = await sql<SplitRow>`
    select ${shownSplits} from results r
    where r.event_id = ${eventId} and r.category_id = ${categoryId} and r.entry_id > ${after}
    order by r.entry_id limit ${limit}`.execute(db);
  return rows;
}

/** Results of every category of an event that changed after `since`, and the version that they belong to. */
export async function loadChangedSplits(
  db: Db,
  eventId: number,
  since: number,
): Promise<{ readonly version: number; readonly rows: readonly SplitRow[] }> {
  const { rows } = await sql<{ version: number } & (SplitRow | { entryId: null })>`
    select v.version, ${shownSplits} from result_versions v
    left join results r on r.event_id = v.event_id and r.version > ${since}
    where v.event_id = ${eventId}`.execute(db);
  const changed = rows.filter((row) => row.entryId !== null);
  return { version: rows[0]?.version ?? since, rows: changed };
}
