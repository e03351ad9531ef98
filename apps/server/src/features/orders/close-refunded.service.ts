import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { refundedOrders } from "./order-payments.queries.ts";
import { expectStep } from "./order-steps.ts";
import { storeState } from "./orders.repository.ts";

/**
 * The end of cancelled orders whose money all went back, and that nobody waits for: whatever happened last, a refund, the
 * cancelling, or the decision about the last slip. The orders are locked.
 */
export async function closeRefunded(tx: Tx, orderIds: readonly number[], now: InstantMs): Promise<void> {
  for (const id of await refundedOrders(tx, orderIds)) {
    const state = expectStep("cancelled", "refund");
    await storeState(tx, id, { at: now, step: "refund", state, deadlineAt: null });
  }
}
