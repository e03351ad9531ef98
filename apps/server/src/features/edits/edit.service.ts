import { EditConflict, NotFound, type Thing } from "../../http/refusals.ts";
import type { Endpoint } from "@time-event/contract/endpoint";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { transact } from "../../db/transact.ts";
import { type Author, type Change, recordChange } from "../audit/audit.service.ts";

/** A change as the audit log keeps it, under the name of its call unless it has a name of its own. */
export type EditChange = Omit<Change, "action"> & Partial<Pick<Change, "action">>;

export interface Edited<Reply> {
  readonly reply: Reply;
  /** Null: nothing changed, and nothing is written into the audit log. */
  readonly change: EditChange | readonly EditChange[] | null;
}

/**
 * Makes one change by staff, in one transaction. `work` reads from top to bottom: lock and load (`lockEvent`,
 * `lockList`), check that nobody saved meanwhile (`expectSeen`), decide, store, and say what changed. The change is
 * written into the audit log as the last statement before the commit.
 * @example edit(db, caller, clubDelete, async (tx) => {
 *   await lockList(tx, "clubs");
 *   const before = expectSeen(await findClub(tx, id), revision);
 *   await deleteClub(tx, id);
 *   return { reply, change: changeOf(about, before, undefined) };
 * })
 */
export function edit<Reply>(
  db: Db,
  author: Author,
  call: Pick<Endpoint, "name">,
  work: (tx: Tx) => Promise<Edited<Reply>>,
): Promise<Reply> {
  return transact(db, async (tx) => {
    const { reply, change } = await work(tx);
    for (const each of [change ?? []].flat()) await recordChange(tx, author, { action: call.name, ...each });
    return reply;
  });
}

/** A row that people edit: how often it was saved, and when and by whom it was saved last. */
export interface EditedRow {
  readonly revision: number;
  readonly changedAt: InstantMs;
  readonly changedBy: string;
}

/**
 * Returns the row if it is what the caller saw.
 * @throws NotFound if it is gone, EditConflict if somebody else saved it since
 */
export function expectSeen<Row extends EditedRow>(row: Row | undefined, revision: number, what: Thing = "thing"): Row {
  if (!row) throw new NotFound(what);
  if (row.revision !== revision) throw new EditConflict(row);
  return row;
}

/** The same for a row that may be new: undefined if the caller, who saw revision 0 and names no id, adds it. */
export function expectSeenOrNew<Row extends EditedRow>(
  row: Row | undefined,
  { id = null, revision }: { readonly id?: number | null; readonly revision: number },
): Row | undefined {
  return row === undefined && id === null && revision === 0 ? undefined : expectSeen(row, revision);
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Describes the change of a row from what it was (undefined: it is new) to what it is now (undefined: it was removed).
 * @param about the row's kind, and the name that people know it by
 * @param told what the audit log keeps of the row
 */
export function changeOf<Row extends object>(
  about: (row: Row) => Change["subject"],
  before: Row | undefined,
  after: Row | undefined,
  told: (row: Row) => Fields = ownFields,
): EditChange {
  return { subject: about((after ?? before)!), before: before && told(before), after: after && told(after) };
}

/** Leaves out what the audit entry has anyway: which row it is, and who changed it when. */
function ownFields(row: { readonly id?: unknown } & Partial<EditedRow>): Fields {
  const { id: _id, revision: _revision, changedAt: _changedAt, changedBy: _changedBy, ...fields } = row;
  return fields;
}
