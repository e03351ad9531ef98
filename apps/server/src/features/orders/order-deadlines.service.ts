import { payAgainUntil } from "@time-event/domain/orders/deadlines";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { confirmedAt, lastDecidedAt, waitingOrders } from "./order-payments.queries.ts";
import { updateDeadline } from "./orders.repository.ts";
import type { StoredOrder } from "./orders.types.ts";

/**
 * Sets until when orders can be paid, after one of their transfers was handed in, decided or taken back. While one waits
 * for a person, nothing ends by the clock. The orders are locked, and their states are those of now.
 *
 * A transfer that was taken back gives no time: else a place could be held for ever by handing in and taking back.
 */
export async function keepDeadlines(
  tx: Tx,
  orders: readonly Pick<StoredOrder, "id" | "state">[],
  now: InstantMs,
  { isTakenBack = false } = {},
): Promise<void> {
  const unpaid = orders.filter(({ state }) => state === "awaiting_payment").map(({ id }) => id);
  const waiting = await waitingOrders(tx, unpaid);
  for (const id of unpaid) {
    const since = (await confirmedAt(tx, id)) ?? now;
    const lastTry = isTakenBack ? ((await lastDecidedAt(tx, id)) ?? since) : now;
    const deadlineAt = waiting.has(id) ? null : payAgainUntil(since, lastTry);
    await updateDeadline(tx, id, deadlineAt, { isNew: deadlineAt !== null && !isTakenBack });
  }
}
