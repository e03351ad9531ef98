import type { OrderPlayer } from "@time-event/contract/order-player";
import { keepFilledIn } from "@time-event/domain/orders/member-parts";
import type { Tx } from "../../../db/connection.ts";
import type { StoredOrderEntry } from "../orders.types.ts";
import { loadMembers } from "./members.queries.ts";
import { isLinkOf } from "./own-place.ts";

/** What a captain has typed, with what members have filled in of themselves where the captain's form is blank. */
export async function withMembersParts(
  tx: Tx,
  before: StoredOrderEntry | undefined,
  typed: readonly OrderPlayer[],
): Promise<readonly OrderPlayer[]> {
  if (!before) return typed;
  const members = await loadMembers(tx, [before.id]);
  return typed.map((player, position) => {
    const stored = before.players[position];
    const isFilledIn = members.some(
      (each) => each.position === position && each.savedAt !== null && isLinkOf(each, before, position),
    );
    return stored && isFilledIn ? keepFilledIn(stored, player) : player;
  });
}
