import {
  payAgainUntil,
  payHours,
  remindAt,
  smallSlipUntil,
  unreadSlipUntil,
} from "@time-event/domain/orders/deadlines";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { confirmationOf, firstSlipAt, firstSlipSince, lastDecidedAt, waitingOrders } from "./order-payments.queries.ts";
import { updateDeadline } from "./orders.repository.ts";
import type { StoredOrder } from "./orders.types.ts";

/**
 * Sets until when orders can be paid, after one of their transfers was handed in, decided or taken back. While what waits for
 * a person says about what is owed and shows a bank's code, nothing ends by the clock; without a code a person has a week to look.
 * The orders are locked, and their states are those of now.
 *
 * @param byContact a transfer was handed in or taken back by who has the order: a decision of a person gives time, this gives none.
 *   Else a place could be held for ever by handing in and taking back, or by slips of one satang. The first small slip gives
 *   staff some time to look at it
 */
export async function keepDeadlines(
  tx: Tx,
  orders: readonly Pick<StoredOrder, "id" | "state">[],
  now: InstantMs,
  { byContact = false } = {},
): Promise<void> {
  const unpaid = orders.filter(({ state }) => state === "awaiting_payment").map(({ id }) => id);
  const waiting = await waitingOrders(tx, unpaid);
  for (const id of unpaid) {
    const { at = now, payMs: given } = (await confirmationOf(tx, id)) ?? {};
    const payMs = given ?? payHours.otherwise * 3_600_000;
    if (waiting.get(id) === true) {
      await updateDeadline(tx, id, null, { payMs });
      continue;
    }
    const decidedAt = await lastDecidedAt(tx, id);
    const lastTry = byContact ? (decidedAt ?? at) : now;
    const deadlineAt = Math.max(
      payAgainUntil({ at, payMs }, lastTry),
      await keptForSlip(tx, id, { payMs, decidedAt, isForAll: waiting.has(id) }),
    );
    if (byContact) await updateDeadline(tx, id, deadlineAt, { payMs });
    else {
      // the letter about what happened says the new time: a reminder would come on its heels
      const isNear = remindAt(deadlineAt, payMs) <= now;
      await updateDeadline(tx, id, deadlineAt, { payMs, remindedAt: isNear ? now : null });
    }
  }
}

interface Waiting {
  readonly payMs: number;
  /** When a person last decided about what was paid. */
  readonly decidedAt: InstantMs | undefined;
  readonly isForAll: boolean;
}

/** Until when a slip without a bank's code keeps an order at least; 0: none waits. */
async function keptForSlip(tx: Tx, id: number, { payMs, decidedAt, isForAll }: Waiting): Promise<InstantMs> {
  if (isForAll) {
    // a decision of a person gives time, handing in again gives none
    const slipAt = (await firstSlipSince(tx, id, decidedAt ?? 0)) ?? decidedAt;
    return slipAt === undefined ? 0 : unreadSlipUntil(slipAt);
  }
  const slipAt = await firstSlipAt(tx, id);
  return slipAt === undefined ? 0 : smallSlipUntil(slipAt, payMs);
}
