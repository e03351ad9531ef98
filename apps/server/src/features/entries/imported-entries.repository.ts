import { sql } from "kysely";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { EntryCompletion, EntryToComplete, ImportedEntry } from "./entries.types.ts";

/** Stores entries that come whole, many thousands in a row. */
export async function insertImported(tx: Tx, eventId: number, entries: readonly ImportedEntry[]): Promise<void> {
  const rows = entries.map((entry) => ({
    category_id: entry.categoryId,
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
    ruled_status: entry.ruledStatus,
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

export async function deleteOfEvent(tx: Tx, eventId: number): Promise<void> {
  await tx.deleteFrom("entries").where("eventId", "=", eventId).execute();
}

export async function loadImported(tx: Tx, eventId: number): Promise<EntryToComplete[]> {
  return tx
    .selectFrom("entries")
    .select(["id", "bib", "lastName", "firstNameEn", "birthDate"])
    .where("eventId", "=", eventId)
    .orderBy("id")
    .execute();
}

export async function storeCompletions(
  tx: Tx,
  completions: readonly (EntryCompletion & { id: number })[],
): Promise<void> {
  const rows = completions.map(({ createdAt, ...rest }) => ({ ...rest, createdAt: toTimestamp(createdAt) }));
  await sql`
    update entries e set created_at = r."createdAt", shirt_size = r."shirtSize", phone = r.phone, email = r.email,
      emergency_name = r."emergencyName", emergency_phone = r."emergencyPhone", medical_note = r."medicalNote"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id bigint, "createdAt" timestamptz, "shirtSize" text,
      phone text, email text, "emergencyName" text, "emergencyPhone" text, "medicalNote" text)
    where e.id = r.id`.execute(tx);
}
