import { sql } from "kysely";
import type { Tx } from "../../db/connection.ts";

/** Reads by a bib or chip that no entry has: how many, and the first few of them. */
export interface ReadsOfNobody {
  readonly count: number;
  readonly first: readonly string[];
}

export async function countReadsOfNobody(tx: Tx, eventId: number): Promise<ReadsOfNobody> {
  const { rows } = await sql<{ who: string; reads: number }>`
    select coalesce('bib ' || p.bib, 'chip ' || p.chip) as who, count(*) as reads
    from passings p
    where p.event_id = ${eventId}
      and not exists (select from entries e where e.event_id = ${eventId} and e.bib = p.bib)
      and not exists (select from entries e where e.event_id = ${eventId} and e.chip = p.chip)
    group by p.bib, p.chip order by min(p.id)`.execute(tx);
  const count = rows.reduce((sum, { reads }) => sum + reads, 0);
  return { count, first: rows.slice(0, 5).map(({ who }) => who) };
}

/** How many results have each status. */
export async function countResultStatuses(tx: Tx, eventId: number): Promise<Record<string, number>> {
  const rows = await tx
    .selectFrom("results")
    .select(["status", (eb) => eb.fn.countAll<number>().as("count")])
    .where("eventId", "=", eventId)
    .groupBy("status")
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** The stored rows of an event. */
export async function countRows(
  tx: Tx,
  eventId: number,
): Promise<{ entries: number; passings: number; penalties: number }> {
  const count = async (table: "entries" | "passings" | "penalties") => {
    const rows = tx.selectFrom(table).select((eb) => eb.fn.countAll<number>().as("count"));
    return (await rows.where("eventId", "=", eventId).executeTakeFirstOrThrow()).count;
  };
  return { entries: await count("entries"), passings: await count("passings"), penalties: await count("penalties") };
}
