import type { RefusesWith } from "@time-event/contract/refusals";
import type { Tx } from "../../db/connection.ts";
import { keysInOrder, type OrderedList, storeOrder } from "../../db/ordered-rows.ts";
import { Refused } from "../../http/refusals.ts";
import type { EditChange } from "./edit.service.ts";

/**
 * Puts a list, which the caller has locked, into another order.
 * @returns the order before
 * @throws Refused `list_changed` if the keys are not exactly those of the list
 */
export async function putInOrder<Key extends string | number>(
  tx: Tx,
  call: RefusesWith<"list_changed">,
  list: OrderedList,
  keys: readonly Key[],
): Promise<Key[]> {
  const before = await keysInOrder(tx, list);
  const asked = new Map(keys.map((key) => [String(key), key]));
  const isSame = keys.length === before.length && asked.size === before.length && before.every((key) => asked.has(key));
  if (!isSame) throw new Refused(call, ["list_changed"]);
  await storeOrder(tx, list, [...asked.keys()]);
  return before.map((key) => asked.get(key)!);
}

/** What the audit log keeps of a new order. */
export function changeOfOrder(
  kind: string,
  before: readonly (string | number)[],
  after: readonly (string | number)[],
): EditChange {
  return { subject: { kind, id: "*", name: "" }, before: { order: before }, after: { order: after } };
}
