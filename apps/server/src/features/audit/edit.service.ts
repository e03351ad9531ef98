import { type EditedRow, expectSeen, Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { type Change, recordChange } from "./audit.service.ts";

interface Step<Row extends EditedRow> {
  /** Name of the call. */
  readonly action: string;
  readonly eventId?: number;
  /** The revision that the caller saw. */
  readonly revision: number;
  /** What the change is about, under the name that it has then. */
  readonly subject: (row: Row) => Change["subject"];
  /** What of it the audit log keeps; without this, all of it. */
  readonly audited?: (row: Row) => Readonly<Record<string, unknown>>;
}

interface Save<Row extends EditedRow> extends Step<Row> {
  /** The row as it stands, locked; undefined: there is none, and this adds it. */
  readonly load: (tx: Tx) => Promise<Row | undefined>;
  /** Why the rules say no: none when they do not. */
  readonly refusals?: (tx: Tx, before: Row | undefined) => Promise<readonly string[]>;
  readonly store: (tx: Tx, before: Row | undefined) => Promise<Row>;
}

/**
 * Saves one row as every edit is saved: load, see that nobody was there in between, decide, store, audit; in one
 * transaction.
 * @throws NotFound, EditConflict, Refused
 */
export function saveEdited<Row extends EditedRow>(db: Db, caller: StaffCaller, save: Save<Row>): Promise<Row> {
  return db.transaction().execute(async (tx) => {
    const before = await save.load(tx);
    if (before || save.revision > 0) expectSeen(before, save.revision);
    const reasons = (await save.refusals?.(tx, before)) ?? [];
    if (reasons.length > 0) throw new Refused(reasons);

    const after = await save.store(tx, before);
    await record(tx, caller, save, before, after);
    return after;
  });
}

interface Deletion<Row extends EditedRow> extends Step<Row> {
  readonly load: (tx: Tx) => Promise<Row | undefined>;
  /** Throws if the row has to stay. */
  readonly check?: (tx: Tx, before: Row) => Promise<void>;
  readonly remove: (tx: Tx) => Promise<void>;
}

/** Removes one row, as `saveEdited` saves one. @throws NotFound, EditConflict, Refused */
export function deleteEdited<Row extends EditedRow>(db: Db, caller: StaffCaller, deletion: Deletion<Row>) {
  return db.transaction().execute(async (tx) => {
    const before = expectSeen(await deletion.load(tx), deletion.revision);
    await deletion.check?.(tx, before);
    await deletion.remove(tx);
    await record(tx, caller, deletion, before, undefined);
  });
}

async function record<Row extends EditedRow>(
  tx: Tx,
  caller: StaffCaller,
  { action, eventId, subject, audited = ownFields }: Step<Row>,
  before: Row | undefined,
  after: Row | undefined,
): Promise<void> {
  await recordChange(tx, caller, {
    action,
    eventId,
    subject: subject((after ?? before)!),
    before: before && audited(before),
    after: after && audited(after),
  });
}

/** The subject says which row it is, the entry who changed it and when. */
function ownFields(row: EditedRow & { readonly id?: unknown }): Readonly<Record<string, unknown>> {
  const { id: _id, revision: _revision, changedAt: _changedAt, changedBy: _changedBy, ...fields } = row;
  return fields;
}
