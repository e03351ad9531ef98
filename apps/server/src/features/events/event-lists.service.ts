import { Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { lockEvent } from "./event-days.queries.ts";
import { type EventList, idsInOrder, storeIdsInOrder } from "./event-lists.repository.ts";

interface Ordering {
  /** Name of the call. */
  readonly action: string;
  readonly list: EventList;
  /** What the audit log calls a thing of that list. */
  readonly kind: string;
  readonly eventId: number;
  readonly ids: readonly number[];
  /** What follows from the new order, before it is written down. */
  readonly andThen?: (tx: Tx) => Promise<unknown>;
}

/**
 * Puts a list of an event into another order.
 * @throws NotFound `event_not_found`; Refused `list_changed` if the ids are not those of the list, each once
 */
export async function orderEventList(
  db: Db,
  caller: StaffCaller,
  { action, list, kind, eventId, ids, andThen }: Ordering,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockEvent(tx, eventId);
    const before = await idsInOrder(tx, list, eventId);
    if (!areSame(before, ids)) throw new Refused(["list_changed"]);
    await storeIdsInOrder(tx, list, eventId, ids);
    await andThen?.(tx);
    await recordChange(tx, caller, {
      action,
      eventId,
      subject: { kind, id: "*", name: "" },
      before: { order: before },
      after: { order: ids },
    });
  });
}

function areSame(one: readonly number[], other: readonly number[]): boolean {
  const wanted = new Set(other);
  return one.length === other.length && wanted.size === one.length && one.every((id) => wanted.has(id));
}
