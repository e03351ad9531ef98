import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { endOrderKeys, issueOrderKey } from "../keys/issued-keys.service.ts";
import { deleteMembersOf } from "./members/members.repository.ts";
import { nextKeyGeneration } from "./orders.repository.ts";
import type { StoredOrder } from "./orders.types.ts";

type Owner = Pick<StoredOrder, "id" | "eventId" | "reference">;

/** Ends every key and every link of an order, its members' own too. Its row must be locked. */
export async function endKeys(tx: Tx, order: Owner, now: InstantMs, username = order.reference): Promise<void> {
  await nextKeyGeneration(tx, order.id);
  await endOrderKeys(tx, order, now, username);
  await deleteMembersOf(tx, order.id);
}

/** A new key in place of all others: for somebody whose link came into wrong hands. */
export async function renewKey(tx: Tx, order: Owner, now: InstantMs): Promise<string> {
  await endKeys(tx, order, now);
  return issueOrderKey(tx, order);
}
