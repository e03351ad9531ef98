import { sql } from "kysely";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { InsertedEvent } from "./race-folder.repository.ts";
import type { EntryRow, PassingRow, PenaltyRow } from "./race-folder.types.ts";

export async function insertEntries(
  tx: Tx,
  { eventId, categoryIds }: InsertedEvent,
  entries: readonly EntryRow[],
): Promise<void> {
  const rows = entries.map((entry) => ({
    category_id: categoryIds.get(entry.category),
    bib: entry.bib,
    chip: entry.chip,
    first_name: entry.firstName,
    last_name: entry.lastName,
    first_name_en: entry.firstNameEn,
    last_name_en: entry.lastNameEn,
    gender: entry.gender,
    birth_date: entry.birthDate,
    given_age: entry.givenAge,
    nationality: entry.nationality,
    club: entry.club,
    province: entry.province,
    team: entry.team,
    ruled_status: entry.status,
    extra: entry.extra,
  }));
  await sql`
    insert into entries (event_id, category_id, bib, chip, first_name, last_name, first_name_en, last_name_en, gender,
      birth_date, given_age, nationality, club, province, team, ruled_status, extra)
    select ${eventId}, r.*
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(category_id bigint, bib text, chip text, first_name text,
      last_name text, first_name_en text, last_name_en text, gender text, birth_date date, given_age integer,
      nationality text, club text, province text, team text, ruled_status text, extra jsonb)`.execute(tx);
}

/** Stores raw reads. A read that is there already is one read; returns how many were new. */
export async function insertReads(tx: Tx, eventId: number, reads: readonly PassingRow[]): Promise<number> {
  const column = <T>(of: (read: PassingRow) => T): T[] => reads.map(of);
  const { numAffectedRows } = await sql`
    insert into passings (event_id, checkpoint_code, bib, chip, at, source, device)
    select ${eventId}, r.*
    from unnest(
      ${column((read) => read.checkpoint)}::text[], ${column((read) => read.bib)}::text[],
      ${column((read) => read.chip)}::text[], ${column((read) => toTimestamp(read.at))}::timestamptz[],
      ${column((read) => read.source)}::text[], ${column((read) => read.device)}::text[]) as r
    on conflict on constraint passings_once do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export async function insertPenalties(tx: Tx, eventId: number, penalties: readonly PenaltyRow[]): Promise<void> {
  const rows = penalties.map(({ timeMs, ...penalty }, place) => ({ ...penalty, time_ms: timeMs, place }));
  await sql`
    insert into penalties (event_id, entry_id, rule, time_ms, laps, disqualify, reason)
    select ${eventId}, e.id, r.rule, r.time_ms, r.laps, r.disqualify, r.reason
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(bib text, rule text, time_ms bigint, laps integer, disqualify boolean, reason text, place bigint)
    join entries e on e.event_id = ${eventId} and e.bib = r.bib
    order by r.place`.execute(tx);
}

/** Tells the planner what a race just stored looks like: the statistics it has are of the time before. */
export async function analyzeRows(tx: Tx): Promise<void> {
  await sql`analyze entries, passings`.execute(tx);
}
