import { sql } from "kysely";
import { toTimestamp } from "../../db/column-types.ts";
import type { Tx } from "../../db/connection.ts";
import type { EntryExtras } from "@time-event/domain/entries/extras-of-entry";
import type { EntryFields, EntryPatch, WholeFields } from "./entries.types.ts";
import { columnOf, storedFields } from "./entry-table.ts";

/** Rows sent to the database at a time. */
const rowsAtATime = 2_000;

const columnList = sql.raw(storedFields.map(columnOf).join(", "));

/** A patch by the names of its columns, as `jsonb_populate_record` reads it. */
function toColumns(patch: EntryPatch): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(patch).map(([field, value]) => [
      columnOf(field as keyof WholeFields),
      (field === "withdrawnAt" || field === "startsAt") && value !== null ? toTimestamp(value as number) : value,
    ]),
  );
}

/** Where entries come from, and who added them. */
export interface EntryOrigin {
  readonly source: "file" | "hand" | "order";
  readonly sourceFile: string;
  readonly orderId?: number;
  readonly changedBy: string;
}

/** Of an order: which of its entries this one was. */
interface OrderedAs {
  readonly orderEntryId?: number;
}

/** Stores new entries; returns their ids in the same order. */
export async function insertEntries(
  tx: Tx,
  eventId: number,
  entries: readonly (EntryFields & Partial<EntryExtras> & OrderedAs)[],
  { source, sourceFile, changedBy, orderId }: EntryOrigin,
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < entries.length; from += rowsAtATime) {
    const rows = entries.slice(from, from + rowsAtATime).map(({ orderEntryId, ...entry }) => ({
      ...toColumns({ answers: {}, addOns: [], ...entry }),
      order_entry_id: orderEntryId ?? null,
    }));
    const { rows: inserted } = await sql<{ id: number }>`
      insert into entries (event_id, source, source_file, changed_by, order_id, order_entry_id, ${columnList})
      select ${eventId}, ${source}, ${sourceFile}, ${changedBy}, ${orderId ?? null}::bigint, order_entry_id, ${columnList}
      from jsonb_populate_recordset(null::entries, ${JSON.stringify(rows)}::jsonb)
      returning id`.execute(tx);
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

export interface PatchedEntry {
  readonly id: number;
  readonly revision: number;
}

/** Changes some fields of each entry, leaves the others, and gives each a new revision. */
export async function patchEntries(
  tx: Tx,
  changedBy: string,
  patches: readonly { readonly id: number; readonly patch: EntryPatch }[],
): Promise<PatchedEntry[]> {
  const patched: PatchedEntry[] = [];
  for (let from = 0; from < patches.length; from += rowsAtATime) {
    const rows = patches.slice(from, from + rowsAtATime).map(({ id, patch }) => ({ id, patch: toColumns(patch) }));
    const { rows: changed } = await sql<PatchedEntry>`
      update entries e set revision = e.revision + 1, changed_at = now(), changed_by = ${changedBy},
        (${columnList}) = (select ${columnList} from jsonb_populate_record(e, p.patch))
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p(id bigint, patch jsonb)
      where e.id = p.id returning e.id, e.revision`.execute(tx);
    patched.push(...changed);
  }
  return patched;
}

export async function deleteEntries(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from entries where id = any(${ids}::bigint[])`.execute(tx);
}

/** Forgets what only a file said: the members of a relay, and the columns that the product does not know. */
export async function forgetExtra(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update entries set extra = '{}', members = ''
    where id = any(${ids}::bigint[]) and (extra <> '{}' or members <> '')`.execute(tx);
}
