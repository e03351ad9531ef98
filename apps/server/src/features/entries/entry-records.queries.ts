import { sql, type RawBuilder } from "kysely";
import type { Db, Tx } from "../../db/connection.ts";
import { lockPlaces, sharedPools } from "../places/places.queries.ts";
import type { CategoryCapacity } from "./capacity.ts";
import type { StoredEntry } from "./entries.types.ts";
import { columnOf, storedFields } from "./entry-table.ts";

const hasReads = sql`exists (
  select 1 from passings p where p.event_id = e.event_id and p.voided_at is null and p.bib = e.bib
  union all
  select 1 from passings p where p.event_id = e.event_id and p.voided_at is null and p.chip = e.chip)`;

const fieldColumns = sql.raw(storedFields.map((field) => `e.${columnOf(field)}`).join(", "));

function selectEntries(eventId: number, condition: RawBuilder<unknown>): RawBuilder<StoredEntry> {
  return sql<StoredEntry>`
    select e.id, e.revision, e.changed_at, e.changed_by, e.created_at, e.source, e.source_file, ${fieldColumns},
      c.code as category, r.age_group,
      case when e.withdrawn_at is null then coalesce(r.status, 'registered') else 'withdrawn' end as status,
      ${hasReads} as has_reads
    from entries e join categories c on c.id = e.category_id left join results r on r.entry_id = e.id
    where e.event_id = ${eventId} and ${condition}`;
}

/** Whole entries, in the order of their ids. */
export async function loadEntries(db: Db | Tx, eventId: number, ids: readonly number[]): Promise<StoredEntry[]> {
  const { rows } = await sql`${selectEntries(eventId, sql`e.id = any(${ids}::bigint[])`)} order by e.id`.execute(db);
  return rows as StoredEntry[];
}

/** Whole entries, in the order of `ids`. */
export async function loadEntriesInOrder(db: Db | Tx, eventId: number, ids: readonly number[]): Promise<StoredEntry[]> {
  const byId = new Map((await loadEntries(db, eventId, ids)).map((entry) => [entry.id, entry]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The entries that lines of a file may mean: by bib, by chip, by name. */
export async function loadNamedEntries(
  tx: Tx,
  eventId: number,
  { bibs, chips, names }: { bibs: readonly string[]; chips: readonly string[]; names: readonly string[] },
): Promise<StoredEntry[]> {
  const ids = sql`e.id in (
    select id from entries where event_id = ${eventId} and bib = any(${bibs}::text[])
    union select id from entries where event_id = ${eventId} and chip = any(${chips}::text[])
    union select id from entries where event_id = ${eventId} and name_order = any(${names}::text[] collate thai))`;
  const { rows } = await selectEntries(eventId, ids).execute(tx);
  return rows;
}

/** The entries that an order has become. */
export async function findOrderedIds(db: Db | Tx, orderId: number): Promise<number[]> {
  const rows = await db.selectFrom("entries").select("id").where("orderId", "=", orderId).orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** The entries that one entry of an order has become, but for those that have withdrawn. */
export async function findEnteredOfOrderEntry(db: Db | Tx, orderEntryId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("entries")
    .select("id")
    .where("orderEntryId", "=", orderEntryId)
    .where("withdrawnAt", "is", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Who somebody in the race is. */
export type RacePerson = Pick<StoredEntry, "firstName" | "lastName" | "birthDate">;

/** Who is in the race by these entries of orders, and by which entry of the race. */
export async function enteredPersons(
  db: Db | Tx,
  orderEntryIds: readonly number[],
): Promise<(RacePerson & { readonly id: number; readonly orderEntryId: number | null })[]> {
  if (orderEntryIds.length === 0) return [];
  return db
    .selectFrom("entries")
    .select(["id", "orderEntryId", "firstName", "lastName", "birthDate"])
    .where("orderEntryId", "in", [...orderEntryIds])
    .where("withdrawnAt", "is", null)
    .execute();
}

/** The entries of an event that already have a bib or a chip. */
export async function findHolders(
  tx: Tx,
  eventId: number,
  { bib, chip }: { readonly bib: string; readonly chip: string | null },
): Promise<{ ofBib: number | undefined; ofChip: number | undefined }> {
  const { rows } = await sql<{ ofBib: number | null; ofChip: number | null }>`
    select (select id from entries where event_id = ${eventId} and bib = ${bib} and bib <> '') as of_bib,
      (select id from entries where event_id = ${eventId} and chip = ${chip}) as of_chip`.execute(tx);
  const [found] = rows;
  return { ofBib: found?.ofBib ?? undefined, ofChip: found?.ofChip ?? undefined };
}

/**
 * The categories of an event with the places left in each, locked: orders hold no places meanwhile. Withdrawn entries
 * have none.
 */
export async function loadCapacity(tx: Tx, eventId: number): Promise<CategoryCapacity[]> {
  await lockPlaces(tx, eventId);
  const { rows } = await sql<CategoryCapacity>`
    select c.id, c.code, c.name_th, c.name_en, c.gender, c.gun_at, c.rules ? 'stages' as has_stages, c.time_limit_ms, c.youngest_age, c.oldest_age, p.capacity - p.taken as places_left, ${sharedPools} as pools,
      (select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'capacity', w.capacity, 'taken', w.taken)), '[]')
        from waves w where w.category_id = c.id) as waves
    from categories c join category_places p on p.category_id = c.id
    where c.event_id = ${eventId} order by c.position`.execute(tx);
  return rows;
}

/** Which of these entries have penalties. */
export async function findPenalised(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ entryId: number }>`
    select distinct entry_id from penalties where entry_id = any(${ids}::bigint[])`.execute(tx);
  return new Set(rows.map(({ entryId }) => entryId));
}
