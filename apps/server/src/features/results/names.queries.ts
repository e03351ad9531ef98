import { sql } from "kysely";
import type { Names } from "@time-event/domain/privacy/shown-name";
import type { Db } from "../../db/connection.ts";

/** What an entry is found by. */
export interface NameRow extends Names {
  readonly entryId: number;
  /** Of the entry: grows when somebody edits it. */
  readonly revision: number;
  readonly bib: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
}

const columns = sql`e.id as entry_id, e.revision, e.bib, e.first_name, e.last_name, e.first_name_en, e.last_name_en`;

/** Names of an event's entries after the bib `after`, in the order of bibs: so many at a time that nobody waits for them. */
export async function loadNames(
  db: Db,
  eventId: number,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<(NameRow & { readonly bibOrder: string })[]> {
  const { rows } = await sql<NameRow & { bibOrder: string }>`
    select ${columns}, e.bib_order from entries e
    where e.event_id = ${eventId} and e.withdrawn_at is null and e.bib_order > ${after}
    order by e.bib_order limit ${limit}`.execute(db);
  return rows;
}

/** Names of the entries whose results changed after `since`, and the version that they belong to. */
export async function loadChangedNames(
  db: Db,
  eventId: number,
  since: number,
): Promise<{ readonly version: number; readonly rows: readonly NameRow[] }> {
  const { rows } = await sql<{ version: number } & (NameRow | { entryId: null })>`
    select v.version, ${columns} from result_versions v
    left join results r on r.event_id = v.event_id and r.version > ${since}
    left join entries e on e.id = r.entry_id and e.withdrawn_at is null
    where v.event_id = ${eventId}`.execute(db);
  return { version: rows[0]?.version ?? since, rows: rows.filter((row) => row.entryId !== null) };
}

/** The category of each of these entries that is still in the race, in the order of `ids`. */
export async function loadCategoriesOf(db: Db, ids: readonly number[]): Promise<{ id: number; categoryId: number }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; categoryId: number }>`
    select e.id, e.category_id from unnest(${ids}::bigint[]) with ordinality as wanted(id, place)
    join entries e on e.id = wanted.id and e.withdrawn_at is null
    order by wanted.place`.execute(db);
  return rows;
}
