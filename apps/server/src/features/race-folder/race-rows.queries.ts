import { sql, type RawBuilder } from "kysely";
import { kitOutAt } from "../kits/kits.queries.ts";
import type { Tx } from "../../db/connection.ts";
import type { EntryRow, PassingRow, PenaltyRow } from "./race-folder.types.ts";

/** The rows of one answer keep others waiting while they are read. */
const rowsAtATime = 1_000;

/** Rows of a query one by one; the database holds the rest. */
async function* stream<Row>(tx: Tx, name: string, query: RawBuilder<Row>): AsyncGenerator<Row, void, undefined> {
  const cursor = sql.ref(name);
  await sql`declare ${cursor} no scroll cursor for ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtATime)} from ${cursor}`.execute(tx);
    yield* rows;
    if (rows.length < rowsAtATime) break;
  }
  await sql`close ${cursor}`.execute(tx);
}

/** Entries in the order in which they entered, those without a bib among them. */
export function streamEntries(tx: Tx, eventId: number): AsyncGenerator<EntryRow, void, undefined> {
  return stream(
    tx,
    "entries_to_write",
    sql<EntryRow>`
      select e.bib, c.code as category, e.first_name, e.last_name, e.first_name_en, e.last_name_en, e.gender,
        e.birth_date, e.given_age, e.nationality, e.club, e.province, e.team, w.name_th as wave, e.starts_at, e.members, e.division, e.chip,
        e.extra, ${kitOutAt("e")} as kit_at,
        coalesce(e.ruled_status, case when e.withdrawn_at is not null then 'withdrawn' end) as status
      from entries e join categories c on c.id = e.category_id left join waves w on w.id = e.wave_id
      where e.event_id = ${eventId} order by e.id`,
  );
}

/** Columns of the entries that the product does not know, those of the first entries first. */
export async function loadExtraColumns(tx: Tx, eventId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select k.name from entries e, jsonb_object_keys(e.extra) as k(name)
    where e.event_id = ${eventId} group by k.name order by min(e.id), k.name`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Valid reads, in the order of their instants. */
export function streamReads(tx: Tx, eventId: number): AsyncGenerator<PassingRow, void, undefined> {
  return stream(
    tx,
    "reads_to_write",
    sql<PassingRow>`
      select checkpoint_code as checkpoint, bib, chip, at, source, device from passings
      where event_id = ${eventId} and voided_at is null order by at, id`,
  );
}

/** Penalties in force, in the order in which they were decided; a folder names them by the entry's bib. */
export function streamPenalties(tx: Tx, eventId: number): AsyncGenerator<PenaltyRow, void, undefined> {
  return stream(
    tx,
    "penalties_to_write",
    sql<PenaltyRow>`
      select e.bib, p.rule, p.time_ms, nullif(p.stage, '') as stage, p.laps, p.places, p.disqualify, p.reason
      from penalties p join entries e on e.id = p.entry_id
      where p.event_id = ${eventId} and p.counts and e.bib <> '' order by p.id`,
  );
}
