import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";
import { savedBy } from "../../db/edited-rows.ts";

export interface RuledDropout {
  readonly id: number;
  readonly bib: string;
  /** Nothing was ruled of this entry before. */
  readonly isNew: boolean;
}

export async function ruleDnf(tx: Tx, eventId: number, bibs: readonly string[], by: string): Promise<RuledDropout[]> {
  const { rows } = await sql<RuledDropout>`
    with found as (
      select id, bib, ruled_status is null and withdrawn_at is null as is_new
      from entries where event_id = ${eventId} and bib = any(${bibs}::text[]) order by id for update
    ), ruled as (
      update entries e
      set ruled_status = 'dnf', revision = e.revision + 1, changed_at = now(), changed_by = ${by}
      from found f where f.id = e.id and f.is_new
    )
    select id, bib, is_new from found`.execute(tx);
  return rows;
}

export async function liftRuledDnf(tx: Tx, ids: readonly number[], by: string): Promise<void> {
  await tx
    .updateTable("entries")
    .set({ ...savedBy(by), ruledStatus: null })
    .where("id", "in", [...ids])
    .where("ruledStatus", "=", "dnf")
    .execute();
}
