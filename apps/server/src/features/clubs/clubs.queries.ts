import type { Club } from "@time-event/contract/clubs";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";

/** Clubs by name, each with its number of entries: those that wrote its Thai, English or short name. */
export async function listClubs(db: Db | Tx, id?: number): Promise<Club[]> {
  const { rows } = await sql<Club>`
    with written as (
      select lower(club) as name, count(*) as entries from entries where club <> '' group by lower(club)
    )
    select c.id, jsonb_build_object('th', c.name_th, 'en', c.name_en) as name, c.short, c.province,
      c.revision, c.changed_at, c.changed_by,
      coalesce((
        select sum(w.entries) from written w where w.name in (lower(c.name_th), lower(c.name_en), lower(c.short))
      ), 0)::bigint as entries
    from clubs c
    where ${id === undefined ? sql`true` : sql`c.id = ${id}`}
    order by c.name_th collate thai, c.id`.execute(db);
  return rows;
}

/** The names that most entries wrote and that no club has; of spellings in upper and lower case, the most frequent. */
export async function suggestClubs(db: Db, limit: number): Promise<{ name: string; entries: number }[]> {
  const { rows } = await sql<{ name: string; entries: number }>`
    with unlisted as (
      select mode() within group (order by e.club) as name, count(*) as entries
      from entries e
      where e.club <> '' and not exists (
        select from clubs c where lower(e.club) in (lower(c.name_th), lower(c.name_en), lower(c.short))
      )
      group by lower(e.club)
    )
    select * from unlisted order by entries desc, name collate thai limit ${limit}`.execute(db);
  return rows;
}
