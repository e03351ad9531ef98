import { Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { keysInOrder, lockList, storeOrder } from "../../db/edited-rows.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { recordChange } from "./audit.service.ts";

interface Reordering {
  /** Name of the call. */
  readonly action: string;
  readonly kind: string;
  readonly list: Parameters<typeof lockList>[1] & Parameters<typeof storeOrder>[1];
  readonly key: "code" | "id";
  readonly keys: readonly string[];
}

/** Puts a list in another order. @throws Refused `list_changed` if the keys are not those of the list, each once */
export async function reorder(db: Db, caller: StaffCaller, { action, kind, list, key, keys }: Reordering) {
  await db.transaction().execute(async (tx) => {
    await lockList(tx, list);
    const before = await keysInOrder(tx, list, key);
    if (before.toSorted().join() !== keys.toSorted().join()) throw new Refused(["list_changed"]);
    await storeOrder(tx, list, key, keys);
    const subject = { kind, id: "*", name: "" };
    await recordChange(tx, caller, { action, subject, before: { order: before }, after: { order: keys } });
  });
}
