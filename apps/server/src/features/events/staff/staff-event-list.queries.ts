import { sql } from "kysely";
import type { EventSort } from "@time-event/contract/staff-events";
import { eventStates, type EventState } from "@time-event/domain/event-state/event-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../../db/connection.ts";
import { containing } from "../../../db/like-pattern.ts";

export interface StaffEventSearch {
  readonly text?: string | undefined;
  readonly state?: EventState | undefined;
  readonly type?: string | undefined;
  readonly archived: "no" | "yes";
  readonly sort: EventSort;
  readonly direction: "asc" | "desc";
  readonly offset: number;
  readonly limit: number;
}

export interface StaffEventListRow {
  readonly id: number;
  readonly slug: string;
  readonly type: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly state: EventState;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly timeZone: string;
  readonly province: string;
  readonly categories: number;
  readonly entries: number;
  readonly archivedAt: InstantMs | null;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
}

const orderOf: Record<EventSort, ReturnType<typeof sql>> = {
  startsOn: sql`starts_on`,
  name: sql`name_th collate thai`,
  state: sql`array_position(${[...eventStates]}::text[], state)`,
  changedAt: sql`changed_at`,
};

/** @param visible ids of the events that the caller may see; null: all */
export async function searchStaffEvents(
  db: Db,
  { text, state, type, archived, sort, direction, offset, limit }: StaffEventSearch,
  visible: "all" | readonly number[],
): Promise<StaffEventListRow[]> {
  const order = sql`${orderOf[sort]} ${direction === "asc" ? sql`asc` : sql`desc`}, id desc`;
  const { rows } = await sql<StaffEventListRow>`
    with page as (
      select * from events v
      where ${matches(text, type, visible)} and ${isArchived(archived === "yes")}
        and ${state ? sql`v.state = ${state}` : sql`true`}
      order by ${order} offset ${offset} limit ${limit}
    )
    select p.id, p.slug, p.type, p.name_th, p.name_en, p.state, p.starts_on, p.ends_on, p.time_zone, p.province,
      p.archived_at, p.changed_at, p.changed_by,
      (select count(*) from categories c where c.event_id = p.id) as categories,
      (select count(*) from entries e where e.event_id = p.id and e.withdrawn_at is null) as entries
    from page p order by ${order}`.execute(db);
  return rows;
}

/** How many events match in each state, and how many of the archived. */
export async function countStaffEvents(
  db: Db,
  { text, type, archived }: Pick<StaffEventSearch, "text" | "type" | "archived">,
  visible: "all" | readonly number[],
): Promise<{ counts: Partial<Record<EventState, number>>; archived: number }> {
  const { rows } = await sql<{ state: EventState; isArchived: boolean; count: number }>`
    select v.state, v.archived_at is not null as is_archived, count(*) as count
    from events v where ${matches(text, type, visible)} group by 1, 2`.execute(db);
  const wanted = rows.filter((row) => row.isArchived === (archived === "yes"));
  return {
    counts: Object.fromEntries(wanted.map(({ state, count }) => [state, count])),
    archived: rows.reduce((sum, row) => sum + (row.isArchived ? row.count : 0), 0),
  };
}

function matches(text: string | undefined, type: string | undefined, visible: "all" | readonly number[]) {
  const words = sql`translate(lower(v.name_th || ' ' || v.name_en || ' ' || v.slug || ' ' || v.venue_th || ' ' || v.venue_en
    || ' ' || v.province || ' ' || v.organiser), '๐๑๒๓๔๕๖๗๘๙', '0123456789')`;
  return sql`v.rehearsal_of is null and ${visible !== "all" ? sql`v.id = any(${[...visible]}::bigint[])` : sql`true`}
    and ${type ? sql`v.type = ${type}` : sql`true`}
    and ${text ? sql`${words} like ${containing(text)}` : sql`true`}`;
}

function isArchived(wanted: boolean) {
  return wanted ? sql`v.archived_at is not null` : sql`v.archived_at is null`;
}
