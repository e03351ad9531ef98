import type { EventArt } from "@time-event/contract/fields";
import { sql } from "kysely";
import { provincesNamed } from "@time-event/domain/geo/provinces";
import type { InstantMs } from "@time-event/domain/time/instant";
import { instant } from "../../db/column-types.ts";
import type { Db } from "../../db/connection.ts";
import { containing } from "../../db/like-pattern.ts";
import { isNamed } from "../privacy/named-categories.queries.ts";

export interface EventSearch {
  readonly text?: string | undefined;
  readonly type?: string | undefined;
  readonly province?: string | undefined;
  readonly month?: string | undefined;
  readonly state?: "open" | "live" | "upcoming" | "past" | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly having?: "checkpoints" | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface EventCardRow {
  readonly slug: string;
  readonly type: string;
  readonly art: EventArt;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly venueTh: string;
  readonly venueEn: string;
  readonly province: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly timeZone: string;
  readonly state: "published" | "open" | "closed" | "live" | "finished" | "cancelled";
  readonly distancesM: number[];
  readonly fromSatang: number | null;
  readonly entries: number;
  readonly total: number;
}

const statesOf = {
  open: ["open"],
  live: ["live"],
  upcoming: ["published", "open", "closed"],
  past: ["finished"],
} as const;

/** Live events first, then coming ones by date, then past ones, the latest first. */
const listOrder = sql`
  case state when 'live' then 0 when 'finished' then 2 when 'cancelled' then 3 else 1 end,
  case when state in ('finished', 'cancelled') then current_date - starts_on else starts_on - current_date end, slug`;

/** Event cards that match a search; the price is the lowest that holds at `now`. */
export async function searchEvents(db: Db, search: EventSearch, now: InstantMs): Promise<EventCardRow[]> {
  const { text, type, province, month, state, from, to, having } = search;
  const { rows } = await sql<EventCardRow>`
    with found as (
      select * from events v
      where v.state <> 'draft' and v.archived_at is null and v.rehearsal_of is null
        and ${type ? sql`v.type = ${type}` : sql`true`}
        and ${province ? sql`v.province = ${province}` : sql`true`}
        and ${month ? sql`to_char(v.starts_on, 'YYYY-MM') = ${month}` : sql`true`}
        and ${state ? sql`v.state = any(${[...statesOf[state]]}::text[])` : sql`true`}
        and ${from ? sql`v.ends_on >= ${from}` : sql`true`}
        and ${to ? sql`v.starts_on <= ${to}` : sql`true`}
        and ${having ? sql`exists (select from checkpoints k where k.event_id = v.id)` : sql`true`}
        and ${
          text
            ? sql`(translate(lower(v.name_th || ' ' || v.name_en || ' ' || v.venue_th || ' ' || v.venue_en || ' ' || v.province
                || ' ' || v.organiser), '๐๑๒๓๔๕๖๗๘๙', '0123456789') like ${containing(text)} or v.province = any(${provincesNamed(text)}::text[]))`
            : sql`true`
        }
    ), page as (
      select *, count(*) over () as total from found order by ${listOrder} offset ${search.offset} limit ${search.limit}
    )
    select p.slug, p.type, (select art from event_types where code = p.type) as art, p.name_th, p.name_en, p.venue_th, p.venue_en, p.province, p.starts_on, p.ends_on,
      p.time_zone, p.state, p.total,
      (select count(*) from entries e join categories c on c.id = e.category_id
        where e.event_id = p.id and e.withdrawn_at is null and ${isNamed("c")}) as entries,
      array(
        select distinct max(
          coalesce((c.rules -> 'distancesM' ->> (passed.place::int - 1))::double precision, k.distance_m)
            * coalesce(case when k.kind = 'lap' then c.laps end, 1))
        from categories c
          cross join unnest(c.course) with ordinality as passed (code, place)
          join checkpoints k on k.event_id = p.id and k.code = passed.code
        where c.event_id = p.id and ${isNamed("c")} group by c.id
        -- of a race for time, and where the last one wins, it would be the length of one lap
        having not (bool_or(k.kind = 'lap') and c.laps is null
          and (c.time_limit_ms is not null or c.rules ->> 'lapsEnd' = 'last'))
        order by 1 desc
      ) as distances_m,
      case when p.state = 'open' then (
        select min(t.price_satang) from (
          select distinct on (category_id) price_satang from fee_tiers
          where event_id = p.id and category_id in (select id from categories c where not c.hidden)
            and (ends_at is null or ends_at > ${instant(now)})
            and (until_sold is null
              or until_sold > (select taken from category_places c where c.category_id = fee_tiers.category_id))
          order by category_id, position
        ) t
      ) end as from_satang
    from page p order by ${listOrder}`.execute(db);
  return rows;
}

/** The values of the filters: months and provinces that have a listed event. */
export async function eventFacets(db: Db): Promise<{ months: string[]; provinces: string[] }> {
  const { rows } = await sql<{ months: string[]; provinces: string[] }>`
    with listed as (select * from events where state <> 'draft' and archived_at is null and rehearsal_of is null)
    select array(select distinct to_char(starts_on, 'YYYY-MM') from listed order by 1) as months,
      array(
        select province from listed where province <> '' group by province order by province collate thai
      ) as provinces`.execute(db);
  return rows[0]!;
}

export async function eventTypes(db: Db) {
  return db
    .selectFrom("eventTypes")
    .select(["code", "nameTh", "nameEn", "art"])
    .where(sql<boolean>`active or exists (select from events where type = event_types.code and state <> 'draft')`)
    .orderBy("position")
    .execute();
}

/** Slugs of all listed events. An archived event and a rehearsal have their pages, but nothing links to them. */
export async function publicSlugs(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("events")
    .select("slug")
    .where("state", "<>", "draft")
    .where("archivedAt", "is", null)
    .where("rehearsalOf", "is", null)
    .orderBy("startsOn")
    .execute();
  return rows.map((row) => row.slug);
}
