import { sql } from "kysely";
import type { Names } from "@time-event/domain/privacy/shown-name";
import type { Db } from "../../db/connection.ts";
import { type Relay, relayColumn } from "./relay-runners.queries.ts";

/** What an entry is found by. */
export interface NameRow extends Names {
  readonly entryId: number;
  /** Of the entry: grows when somebody edits it. */
  readonly revision: number;
  readonly bib: string;
  readonly firstNameEn: string;
  readonly lastNameEn: string;
  readonly club: string;
  readonly relay: Relay | null;
}

const columns = sql`
  e.id as entry_id, e.revision, e.bib, e.first_name, e.last_name, e.first_name_en, e.last_name_en, e.club, ${relayColumn}`;

/** Where a part of the names ends: many entries have no bib yet. */
export type LastName = Pick<NameRow, "entryId"> & { readonly bibOrder: string };

/** Names of an event's entries after another one, in the order of bibs: so many at a time that nobody waits for them. */
export async function loadNames(
  db: Db,
  eventId: number,
  { after, limit }: { readonly after: LastName; readonly limit: number },
): Promise<(NameRow & LastName)[]> {
  const { rows } = await sql<NameRow & LastName>`
    select ${columns}, e.bib_order from entries e join categories c on c.id = e.category_id
    where e.event_id = ${eventId} and e.withdrawn_at is null
      and (e.bib_order, e.id) > (${after.bibOrder}, ${after.entryId})
    order by e.bib_order, e.id limit ${limit}`.execute(db);
  return rows;
}

export interface ChangedNames {
  /** The version of results that these belong to. */
  readonly version: number;
  readonly rows: readonly NameRow[];
  /** Entries that have left the race. */
  readonly gone: readonly number[];
}

/** Names of the entries whose results changed after the version `since`. */
export async function loadChangedNames(db: Db, eventId: number, since: number): Promise<ChangedNames> {
  const { rows } = await sql<{ version: number } & ((NameRow & { withdrawn: boolean }) | { entryId: null })>`
    select v.version, ${columns}, e.withdrawn_at is not null as withdrawn from result_versions v
    left join results r on r.event_id = v.event_id and r.version > ${since}
    left join entries e on e.id = r.entry_id
    left join categories c on c.id = e.category_id
    where v.event_id = ${eventId}`.execute(db);
  const changed = rows.filter((row) => row.entryId !== null);
  return {
    version: rows[0]?.version ?? since,
    rows: changed.filter(({ withdrawn }) => !withdrawn),
    gone: changed.filter(({ withdrawn }) => withdrawn).map(({ entryId }) => entryId),
  };
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
