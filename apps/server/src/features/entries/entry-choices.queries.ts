import { sql } from "kysely";
import type { DataOf } from "@time-event/contract/endpoint";
import type { entryChoices } from "@time-event/contract/entries";
import type { BibRange } from "@time-event/domain/bibs/bib-range";
import type { Db } from "../../db/connection.ts";
import { namedRankingsOf } from "../results/named-rankings.queries.ts";

/** The choices, where each category still has its bibs instead of the next one. */
type Choices = Omit<DataOf<typeof entryChoices>, "categories"> & {
  readonly categories: readonly (Omit<DataOf<typeof entryChoices>["categories"][number], "nextBib"> & BibRange)[];
};

const mostClubs = 500;

/** The values by which entries of an event can be filtered; undefined when there is no such event. */
export async function loadEntryChoices(db: Db, eventId: number): Promise<Choices | undefined> {
  const { rows } = await sql<Choices>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'gender', c.gender,
          'bibPrefix', c.bib_prefix, 'bibFrom', c.bib_from, 'bibTo', c.bib_to,
          'name', jsonb_build_object('th', c.name_th, 'en', c.name_en),
          'waves', (select coalesce(jsonb_agg(jsonb_build_object('id', w.id,
              'name', jsonb_build_object('th', w.name_th, 'en', w.name_en),
              'startsAt', (extract(epoch from w.starts_at) * 1000)::bigint) order by w.starts_at, w.id), '[]')
            from waves w where w.category_id = c.id),
          'divisions', (select coalesce(jsonb_agg(distinct n ->> 'division'), '[]')
            from jsonb_array_elements(${namedRankingsOf("c.rules")}) n where n ->> 'division' <> ''),
          'rankings', (select coalesce(jsonb_agg(jsonb_build_object('code', n -> 'code', 'name', n -> 'name')), '[]')
            from jsonb_array_elements(${namedRankingsOf("c.rules")}) n),
          'ageGroups', (select coalesce(jsonb_agg(g ->> 'code'), '[]') from jsonb_array_elements(c.age_groups) g)
        ) order by c.position), '[]') from categories c where c.event_id = v.id) as categories,
      array(select club from (
          select club_order as club, count(*) as members from entries
          where event_id = v.id and club_order is not null
          group by club_order order by members desc, club_order limit ${mostClubs}
        ) frequent order by club) as clubs,
      array(select distinct province from entries where event_id = v.id and province <> '' order by province) as provinces,
      array(select distinct shirt_size from entries where event_id = v.id and shirt_size <> '' order by shirt_size)
        as shirt_sizes,
      (select count(*) from entries where event_id = v.id)::int as total,
      (select count(*) from entries where event_id = v.id and bib = '')::int as without_bib,
      (select count(*) from entries where event_id = v.id and withdrawn_at is not null)::int as withdrawn
    from events v where v.id = ${eventId}`.execute(db);
  return rows[0];
}

/** The categories of an event, as a file of entries may name them. */
export async function loadCategoryNames(db: Db, eventId: number) {
  const rows = await db
    .selectFrom("categories")
    .select(["code", "gender", "nameTh", "nameEn"])
    .where("eventId", "=", eventId)
    .orderBy("position")
    .execute();
  return rows.map(({ code, gender, nameTh, nameEn }) => ({ code, gender, name: { th: nameTh, en: nameEn } }));
}

/** The bibs that entries have. */
export async function loadBibs(db: Db, eventId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom("entries")
    .select("bib")
    .where("eventId", "=", eventId)
    .where("bib", "<>", "")
    .execute();
  return new Set(rows.map(({ bib }) => bib));
}
