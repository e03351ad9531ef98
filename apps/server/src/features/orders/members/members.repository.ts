import type { InstantMs } from "@time-event/domain/time/instant";
import { toTimestamp } from "../../../db/column-types.ts";
import type { Tx } from "../../../db/connection.ts";
import type { MemberPlace } from "./members.queries.ts";

/** Notes that a member has a link, and for whom it was made. */
export async function storeMember(tx: Tx, place: MemberPlace, person: string, at: InstantMs): Promise<void> {
  const { orderEntryId, position } = place;
  const madeAt = toTimestamp(at);
  await tx
    .insertInto("orderMembers")
    .values({ orderEntryId, position, person, madeAt })
    .onConflict((conflict) =>
      conflict.columns(["orderEntryId", "position"]).doUpdateSet({ person, madeAt, savedAt: null }),
    )
    .execute();
}

/** Notes that a member filled something in, under the name that they have now. */
export async function noteSaved(tx: Tx, place: MemberPlace, person: string, at: InstantMs): Promise<void> {
  await tx
    .updateTable("orderMembers")
    .set({ person, savedAt: toTimestamp(at) })
    .where("orderEntryId", "=", place.orderEntryId)
    .where("position", "=", place.position)
    .execute();
}

export async function deleteMember(tx: Tx, { orderEntryId, position }: MemberPlace): Promise<void> {
  await tx
    .deleteFrom("orderMembers")
    .where("orderEntryId", "=", orderEntryId)
    .where("position", "=", position)
    .execute();
}

/** Those of an order, whose keys are all ended. */
export async function deleteMembersOf(tx: Tx, orderId: number): Promise<void> {
  await tx
    .deleteFrom("orderMembers")
    .where("orderEntryId", "in", (eb) => eb.selectFrom("orderEntries").select("id").where("orderId", "=", orderId))
    .execute();
}
