import { personalTexts } from "@time-event/domain/entries/entry-fields";
import { sql } from "kysely";
import { timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { EntryCompletion, EntryToComplete, ImportedEntry } from "./entries.types.ts";
import { columnOf } from "./entry-table.ts";

/** Stores many thousands of imported entries. @returns their ids, in the same order */
export async function insertImported(tx: Tx, eventId: number, entries: readonly ImportedEntry[]): Promise<number[]> {
  const rows = entries.map((entry) => ({
    category_id: entry.categoryId,
    wave_id: entry.waveId,
    starts_at: timestampOrNull(entry.startsAt),
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
    members: entry.members ?? "",
    division: entry.division ?? "",
    ruled_status: entry.ruledStatus,
    is_withdrawn: entry.isWithdrawn ?? false,
    extra: entry.extra,
  }));
  const stored = await sql<{ id: number }>`
    insert into entries (event_id, category_id, wave_id, starts_at, bib, chip, first_name, last_name, first_name_en, last_name_en, gender,
      birth_date, given_age, nationality, club, province, team, members, division, ruled_status, extra, withdrawn_at)
    select ${eventId}, r.category_id, r.wave_id, r.starts_at, r.bib, r.chip, r.first_name, r.last_name, r.first_name_en, r.last_name_en, r.gender, r.birth_date,
      r.given_age, r.nationality, r.club, r.province, r.team, r.members, r.division, r.ruled_status, r.extra,
      case when r.is_withdrawn then now() end
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(category_id bigint, wave_id bigint, starts_at timestamptz, bib text, chip text, first_name text,
      last_name text, first_name_en text, last_name_en text, gender text, birth_date date, given_age integer,
      nationality text, club text, province text, team text, members text, division text, ruled_status text, is_withdrawn boolean, extra jsonb)
    returning id`.execute(tx);
  // rows get their ids one after the other
  return stored.rows.map(({ id }) => id).toSorted((a, b) => a - b);
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

const completed = ["shirtSize", ...personalTexts] as const;

export async function storeCompletions(
  tx: Tx,
  completions: readonly (EntryCompletion & { id: number })[],
): Promise<void> {
  const rows = completions.map(({ id, createdAt, ...texts }) => ({ id, created_at: toTimestamp(createdAt), ...texts }));
  const set = completed.map((field) => `${columnOf(field)} = r."${field}"`).join(", ");
  const types = completed.map((field) => `"${field}" text`).join(", ");
  await sql`
    update entries e set created_at = r.created_at, ${sql.raw(set)}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(id bigint, created_at timestamptz, ${sql.raw(types)})
    where e.id = r.id`.execute(tx);
}
