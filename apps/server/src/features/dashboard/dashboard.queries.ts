import { type RawBuilder, sql } from "kysely";
import type { SharedPlaces } from "@time-event/domain/places/places-left";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant } from "../../db/column-types.ts";
import type { Db } from "../../db/connection.ts";
import { countedAt } from "../results/counted-at.queries.ts";

/** The events that the caller may see, and the present instant. */
export interface Seen {
  readonly events: "all" | readonly number[];
  readonly now: InstantMs;
}

function isSeen({ events }: Seen): RawBuilder<boolean> {
  if (events === "all") return sql<boolean>`e.rehearsal_of is null`;
  return sql<boolean>`(e.rehearsal_of is null and e.id = any(${[...events]}::bigint[]))`;
}

export interface EntriesOfDay {
  readonly on: string;
  readonly entries: number;
  /** Only up to this hour of the day. */
  readonly untilNow: number;
}

/** Number of entries per day in their event's time zone, for the last 30 days, today last. */
export async function countEntriesByDay(db: Db, seen: Seen): Promise<EntriesOfDay[]> {
  const now = instant(seen.now);
  const { rows } = await sql<EntriesOfDay>`
    with added as (
      select (n.created_at at time zone e.time_zone)::date as "on",
        (n.created_at at time zone e.time_zone)::time <= (${now} at time zone e.time_zone)::time as "until_now"
      from entries n join events e on e.id = n.event_id
      where ${isSeen(seen)} and n.created_at > ${now} - interval '31 days' and n.created_at <= ${now}
    )
    select d::date::text as "on", count(a."on") as entries, count(a."on") filter (where a.until_now) as until_now
    from generate_series((${now} at time zone 'Asia/Bangkok')::date - 29, (${now} at time zone 'Asia/Bangkok')::date,
      interval '1 day') d
    left join added a on a."on" = d::date
    group by d order by d`.execute(db);
  return rows;
}

export async function countEventsByState(db: Db, seen: Seen): Promise<{ state: string; events: number }[]> {
  const { rows } = await sql<{ state: string; events: number }>`
    select state, count(*) as events from events e where archived_at is null and ${isSeen(seen)}
    group by state`.execute(db);
  return rows;
}

export interface LiveEventRow {
  readonly eventId: number;
  readonly slug: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly entries: number;
  readonly onCourse: number;
  readonly finished: number;
  readonly out: number;
  readonly lastPassingAt: InstantMs | null;
}

export async function loadLiveEvents(db: Db, seen: Seen): Promise<LiveEventRow[]> {
  const { rows } = await sql<LiveEventRow>`
    select e.id as event_id, e.slug, e.name_th, e.name_en, r.entries, r.on_course, r.finished, r.out,
      (select max(${countedAt()}) from passings p where p.event_id = e.id and p.voided_at is null) as last_passing_at
    from events e
    cross join lateral (
      select count(*) as entries,
        count(*) filter (where status in ('started', 'on_course')) as on_course,
        count(*) filter (where status = 'finished') as finished,
        count(*) filter (where status in ('dnf', 'dns', 'dsq', 'otl')) as out
      from results where event_id = e.id
    ) r
    where e.state = 'live' and e.archived_at is null and ${isSeen(seen)}
    order by e.starts_on, e.id limit 12`.execute(db);
  return rows;
}

/** Number of entries in all coming events. */
export async function countEntriesComing(db: Db, seen: Seen): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*) as entries from entries n join events e on e.id = n.event_id
    where n.withdrawn_at is null and ${isComing(seen)}`.execute(db);
  return rows[0]!.entries;
}

/** Condition on an event `e`: it has not begun, and is meant to take place. */
function isComing(seen: Seen): RawBuilder<boolean> {
  return sql<boolean>`e.state in ('draft', 'published', 'open', 'closed') and e.archived_at is null
    and e.starts_on >= (${instant(seen.now)} at time zone e.time_zone)::date and ${isSeen(seen)}`;
}

export interface ComingEventRow {
  readonly eventId: number;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly state: string;
  readonly startsOn: string;
  readonly daysAway: number;
  readonly entries: number;
  readonly categories: readonly { readonly id: number; readonly capacity: number | null }[];
  readonly pools: readonly SharedPlaces[];
}

export async function loadComingEvents(db: Db, seen: Seen): Promise<ComingEventRow[]> {
  const today = sql`(${instant(seen.now)} at time zone e.time_zone)::date`;
  const { rows } = await sql<ComingEventRow>`
    select e.id as event_id, e.name_th, e.name_en, e.state, e.starts_on, e.starts_on - ${today} as days_away,
      (select count(*) from entries n where n.event_id = e.id and n.withdrawn_at is null) as entries,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'capacity', capacity)), '[]') from categories c
        where c.event_id = e.id) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('capacity', capacity, 'categoryIds', category_ids)), '[]')
        from place_pools p where p.event_id = e.id) as pools
    from events e
    where ${isComing(seen)}
    order by e.starts_on, e.id limit 12`.execute(db);
  return rows;
}

export interface ConcernRow {
  readonly kind: string;
  readonly eventId: number;
  readonly slug: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly count: number;
}

/** What waits for staff; the contract says what each kind means. Bibs and chips are read apart, each with one join. */
export async function loadConcerns(db: Db, seen: Seen): Promise<ConcernRow[]> {
  const today = sql`(${instant(seen.now)} at time zone e.time_zone)::date`;
  const { rows } = await sql<ConcernRow>`
    with seen as (
      select e.*, e.starts_on - ${today} as days_away from events e
      where e.archived_at is null and e.state <> 'cancelled' and ${isSeen(seen)}
    )
    select * from (
      select 1 as urgency, 'not_published' as kind, id as event_id, slug, name_th, name_en, days_away::bigint as count
      from seen where state = 'draft' and days_away between 0 and 30
      union all
      select 2, 'no_bib', s.id, slug, name_th, name_en, count(*) from seen s
      join entries n on n.event_id = s.id and n.bib = '' and n.withdrawn_at is null
      where days_away between 0 and 14 group by s.id, slug, name_th, name_en
      union all
      select 3, 'unknown_reads', s.id, slug, name_th, name_en, count(*) from seen s
      join passings p on p.event_id = s.id and p.voided_at is null
      where s.state in ('live', 'finished') and days_away >= -14
        and not exists (select from entries n where n.event_id = p.event_id and n.bib = p.bib)
        and not exists (select from entries n where n.event_id = p.event_id and n.chip = p.chip)
      group by s.id, slug, name_th, name_en
      union all
      select 4, 'flagged_results', s.id, slug, name_th, name_en, count(*) from seen s
      join results r on r.event_id = s.id and r.flags <> '{}'
      where s.state in ('live', 'finished') and days_away >= -14 group by s.id, slug, name_th, name_en
    ) concerns
    order by urgency, event_id limit 20`.execute(db);
  return rows;
}
