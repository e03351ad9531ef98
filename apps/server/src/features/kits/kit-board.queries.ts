import type { KitBoard } from "@time-event/contract/kits";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import type { Db } from "../../db/connection.ts";
import { isHandedOut, kitStepColumns, type StoredKitStep } from "./kits.queries.ts";

type CountRow = Omit<KitBoard["categories"][number], "name"> & { readonly nameTh: string; readonly nameEn: string };

/** How many kits of each category are out; who withdrew gets none. */
export async function countKits(db: Db, eventId: number): Promise<KitBoard["categories"]> {
  const { rows } = await sql<CountRow>`
    select c.code, c.name_th, c.name_en, count(e.id)::int as entered,
      count(e.id) filter (where ${isHandedOut("e")})::int as handed_out,
      count(e.id) filter (where e.bib = '')::int as without_bib
    from categories c left join entries e on e.category_id = c.id and e.withdrawn_at is null
    where c.event_id = ${eventId} group by c.id order by c.position`.execute(db);
  return rows.map(({ nameTh, nameEn, ...row }) => ({ ...row, name: { th: nameTh, en: nameEn } }));
}

/** What each desk has handed out that was not taken back, and how long its last hundred took. */
export async function loadDesks(db: Db, eventId: number) {
  const { rows } = await sql<{ desk: string; handedOut: number; lastAt: InstantMs; tookMs: number[] | null }>`
    with out as (
      select k.desk, k.happened_at, k.took_ms, row_number() over (partition by k.desk order by k.happened_at desc) as place
      from kit_records k where k.event_id = ${eventId} and k.step % 2 = 1
        and not exists (select from kit_records later where later.event_id = k.event_id
          and later.entry_id = k.entry_id and later.step > k.step)
    )
    select desk, count(*)::int as handed_out, max(happened_at) as last_at,
      array_agg(took_ms order by place) filter (where place <= 100 and took_ms is not null) as took_ms
    from out group by desk order by desk`.execute(db);
  return rows;
}

const mostQuarters = 48;

/** Kits handed out in each quarter of an hour that has any. */
export async function loadQuarters(db: Db, eventId: number): Promise<KitBoard["quarters"]> {
  const { rows } = await sql<KitBoard["quarters"][number]>`
    select date_bin('15 minutes', k.happened_at, timestamptz '2001-01-01 00:00:00Z') as "from", count(*)::int as handed_out
    from kit_records k where k.event_id = ${eventId} and k.step % 2 = 1
    group by 1 order by 1 desc limit ${mostQuarters}`.execute(db);
  return rows.toReversed();
}

export interface LastStep extends StoredKitStep {
  readonly bib: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  /** Nothing followed it: it can be taken back. */
  readonly isLast: boolean;
}

/** The last steps of the event, the newest first. */
export async function loadLastSteps(db: Db, eventId: number, most: number): Promise<LastStep[]> {
  const { rows } = await sql<LastStep>`
    select ${kitStepColumns}, e.bib, e.first_name, e.last_name, e.first_name_en, e.last_name_en,
      not exists (select from kit_records later where later.event_id = k.event_id and later.entry_id = k.entry_id
        and later.step > k.step) as is_last
    from kit_records k join entries e on e.id = k.entry_id
    where k.event_id = ${eventId} order by k.happened_at desc, k.entry_id desc, k.step desc limit ${most}`.execute(db);
  return rows;
}
