import { payAgainUntil, payHours, remindAt } from "@time-event/domain/orders/deadlines";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { confirmationOf, lastDecidedAt, waitingOrders } from "./order-payments.queries.ts";
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
    const { at = now, payMs: given } = (await confirmationOf(tx, id)) ?? {};
    const payMs = given ?? payHours.otherwise * 3_600_000;
    const lastTry = isTakenBack ? ((await lastDecidedAt(tx, id)) ?? at) : now;
    const deadlineAt = waiting.has(id) ? null : payAgainUntil({ at, payMs }, lastTry);
    if (deadlineAt === null || isTakenBack) await updateDeadline(tx, id, deadlineAt, { payMs });
    else {
      // the letter about what happened says the new time: a reminder would come on its heels
      const isNear = remindAt(deadlineAt, payMs) <= now;
      await updateDeadline(tx, id, deadlineAt, { payMs, remindedAt: isNear ? now : null });
    }
  }
}
