import { sql } from "kysely";
import type { CategoryFacts } from "@time-event/domain/race/race-doubts";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { RaceWindow } from "@time-event/domain/time/race-window";
import { toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { countedAt } from "../results/counted-at.queries.ts";

interface Facts extends Omit<CategoryFacts, "otherGenderBibs"> {
  readonly categoryId: number;
  readonly otherGenderBibs: string[] | null;
}

/** What a review needs to know of each category's entries. Reads are counted only where no read of a category counts. */
export async function loadCategoryFacts(
  db: Db | Tx,
  eventId: number,
): Promise<(CategoryFacts & { readonly categoryId: number })[]> {
  const { rows } = await sql<Facts>`
    with counted as (
      select c.id, c.code, c.position,
        count(*) filter (where c.gender <> 'any' and e.gender <> c.gender) as other_gender,
        (array_agg(e.bib order by e.id) filter (where c.gender <> 'any' and e.gender <> c.gender))[1:5] as other_gender_bibs,
        count(*) filter (where r.last_checkpoint is not null) as seen,
        count(*) filter (where r.last_checkpoint is not null and r.status = 'otl') as late
      from categories c
      left join entries e on e.category_id = c.id and e.event_id = c.event_id
      left join results r on r.entry_id = e.id
      where c.event_id = ${eventId} group by c.id
    )
    select k.id as category_id, k.code, k.other_gender, k.other_gender_bibs, k.seen, k.late,
      coalesce(u.reads, 0) as unused_reads, u.last_read_at
    from counted k
    left join lateral (
      select count(*) as reads, (extract(epoch from max(${countedAt()})) * 1000)::bigint as last_read_at
      from entries e join passings p on p.event_id = e.event_id and (p.bib = e.bib or p.chip = e.chip)
      where k.seen = 0 and e.category_id = k.id and p.voided_at is null
    ) u on true
    order by k.position`.execute(db);
  return rows.map(({ otherGenderBibs, ...facts }) => ({ ...facts, otherGenderBibs: otherGenderBibs ?? [] }));
}

/** Groups of bibs that differ only in capitals or in zeros before the number, the first few. */
export async function findBibsAlike(db: Db | Tx, eventId: number): Promise<string[][]> {
  const { rows } = await sql<{ bibs: string[] }>`
    select array_agg(bib order by bib) as bibs from entries
    where event_id = ${eventId} and bib <> ''
    group by lower(regexp_replace(bib, '^0+(?=.)', '')) having count(*) > 1
    order by min(id) limit 100`.execute(db);
  return rows.map(({ bibs }) => bibs);
}

export async function findDays(db: Db | Tx, eventId: number) {
  return db
    .selectFrom("events")
    .select(["timeZone", "startsOn", "endsOn"])
    .where("id", "=", eventId)
    .executeTakeFirstOrThrow();
}

/** Valid reads outside of a window: how many, and the first few. */
export async function countReadsOutside(
  db: Db | Tx,
  eventId: number,
  { fromAt, toAt }: RaceWindow,
): Promise<{ count: number; at: InstantMs[] }> {
  const { rows } = await sql<{ count: number; at: InstantMs[] | null }>`
    select count(*) as count, ((array_agg((extract(epoch from ${countedAt("passings")}) * 1000)::bigint order by id))[1:3]) as at
    from passings where event_id = ${eventId} and voided_at is null
      and (${countedAt("passings")} < ${toTimestamp(fromAt)} or ${countedAt("passings")} > ${toTimestamp(toAt)})`.execute(
    db,
  );
  return { count: rows[0]!.count, at: rows[0]!.at ?? [] };
}

/** Where the checkpoints of an event are, by their codes; without those that have no position. */
export async function findPlaces(db: Db | Tx, eventId: number): Promise<Map<string, { lat: number; lng: number }>> {
  const rows = await db
    .selectFrom("checkpoints")
    .select(["code", "lat", "lng"])
    .where("eventId", "=", eventId)
    .execute();
  return new Map(
    rows.flatMap(({ code, lat, lng }) => (lat === null || lng === null ? [] : [[code, { lat, lng }] as const])),
  );
}
