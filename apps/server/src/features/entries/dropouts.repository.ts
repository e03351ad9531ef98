import type { RuledStatus } from "@time-event/domain/race/race";
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

/** @returns the entries of which nothing was ruled before */
export async function ruleDns(tx: Tx, ids: readonly number[], by: string): Promise<number[]> {
  const rows = await tx
    .updateTable("entries")
    .set({ ...savedBy(by), ruledStatus: "dns" })
    .where("id", "in", [...ids])
    .where("ruledStatus", "is", null)
    .where("withdrawnAt", "is", null)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function liftRuledDns(tx: Tx, ids: readonly number[], by: string): Promise<number[]> {
  const rows = await tx
    .updateTable("entries")
    .set({ ...savedBy(by), ruledStatus: null })
    .where("id", "in", [...ids])
    .where("ruledStatus", "=", "dns")
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export interface LiftedRuling {
  readonly bib: string;
  readonly ruledStatus: RuledStatus | null;
  /** It was a DNF or a DNS of somebody who did not withdraw. */
  readonly isLifted: boolean;
}

/** Takes back that an entry is out or did not start; undefined: there is no such entry. */
export async function liftRuled(tx: Tx, eventId: number, id: number, by: string): Promise<LiftedRuling | undefined> {
  const { rows } = await sql<LiftedRuling>`
    with found as (
      select id, bib, ruled_status, withdrawn_at is null and coalesce(ruled_status in ('dnf', 'dns'), false) as is_lifted
      from entries where event_id = ${eventId} and id = ${id} for update
    ), lifted as (
      update entries e set ruled_status = null, revision = e.revision + 1, changed_at = now(), changed_by = ${by}
      from found f where f.id = e.id and f.is_lifted
    )
    select bib, ruled_status, is_lifted from found`.execute(tx);
  return rows[0];
}
