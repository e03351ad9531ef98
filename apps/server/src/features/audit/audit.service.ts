import type { StaffCaller } from "../../http/staff-caller.ts";
import type { Tx } from "../../db/connection.ts";
import { appendEntry, lockHead } from "./audit.repository.ts";
import { changedParts } from "./changed-parts.ts";
import { noteWritten } from "./written-places.ts";
import { sealOf } from "./seal.ts";

type Fields = Readonly<Record<string, unknown>>;

/** One change by a member of staff, as the audit log keeps it. */
export interface Change {
  /** Name of the call, such as `event-save`. */
  readonly action: string;
  /** Undefined: it concerns no single event. */
  readonly eventId?: number | undefined;
  /** The changed thing, with the name that it had then. */
  readonly subject: { readonly kind: string; readonly id: string | number; readonly name: string };
  /** Undefined: the thing did not exist before, or does not exist after. Never secrets, such as a password's hash. */
  readonly before?: Fields | undefined;
  readonly after?: Fields | undefined;
  readonly reason?: string | undefined;
}

/** Who changed something, and from where. */
export type Author = Pick<StaffCaller, "username" | "address">;

/**
 * Writes a change into the audit log, in the transaction that makes it. Call it last: from here to the commit, other
 * changes by staff wait, so that entries have the order of the commits.
 */
export async function recordChange(tx: Tx, author: Author, change: Change): Promise<void> {
  const { action, eventId, subject, reason = "" } = change;
  const head = await lockHead(tx);
  const entry = JSON.stringify({
    at: head.nextAtMs,
    username: author.username,
    address: author.address,
    action,
    ...(eventId !== undefined && { eventId }),
    subject: { ...subject, id: String(subject.id) },
    ...changedParts(change.before, change.after),
    reason,
  });
  const [seq, hash] = [head.seq + 1, sealOf(head.hash, entry)];
  await appendEntry(tx, { seq, atMs: head.nextAtMs, entry, previousHash: head.hash, hash });
  noteWritten(head.database, { seq, hash, transaction: head.transaction });
}
