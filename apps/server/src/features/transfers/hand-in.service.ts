import { webRegisterTransferDelete, webRegisterTransferSave } from "@time-event/contract/transfers";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import type { Submitted } from "../../http/public-api.ts";
import { Refused } from "../../http/refusals.ts";
import { addTask } from "../../lib/jobs/tasks.repository.ts";
import { ordersOfKeys } from "../keys/orders-of-keys.service.ts";
import { keepDeadlines } from "../orders/order-deadlines.service.ts";
import { closeRefunded } from "../orders/close-refunded.service.ts";
import { openOrders, showOpened } from "../orders/opened-orders.service.ts";
import { findSlip } from "../slips/slips.queries.ts";
import { findOrders, lockTransfer, ordersOf } from "./transfers.queries.ts";
import { insertTransfer, updateTransferState } from "./transfers.repository.ts";

const save = webRegisterTransferSave;
const remove = webRegisterTransferDelete;

/** The job that asks a slip-verification service; its tasks are `{ transferId }`. */
export const slipCheckQueue = "check-slips";

/**
 * What the holder of an order hands in as payment, and takes back.
 * @param asksService a slip-verification service is asked about each slip with a code
 */
export function createHandIn(clock: () => InstantMs, asksService = false) {
  return {
    save: {
      /** @throws NotFound, Refused */
      work: async (tx, { slip: slipId, amountSatang, paidAt, alsoFor, alsoKeys }, { key }) => {
        const now = clock();
        const orderId = Number(key.subject);
        const others = await otherOrders(tx, key.eventId, orderId, alsoFor ?? []);
        const opened = await ordersOfKeys(tx, alsoKeys ?? [], now);
        const [order, ...rest] = await openOrders(tx, [orderId, ...others], now);
        // an order that was never confirmed has no price to pay
        if (order.state === "held" || order.state === "refunded" || !order.isPriced) throw new Refused(save, ["fixed"]);
        // money for an order that was given up may be on its way: it is not forgotten, it goes back
        const owes = [order, ...rest].some(({ owedSatang, state }) => owedSatang > 0 || state === "cancelled");
        if (!owes) throw new Refused(save, ["nothing_owed"]);
        const slip = await findSlip(tx, orderId, slipId);
        if (!slip) throw new Refused(save, [{ path: "slip", code: "unknown" }]);

        const { bankCode, reference } = slip;
        const transfer = {
          eventId: key.eventId,
          orderIds: [orderId, ...others] as const,
          strangers: new Set(others.filter((id) => !opened.has(id))),
          source: "slip",
          slipId,
          bankCode,
          reference,
          claimedSatang: amountSatang,
          paidAt: paidAt ?? null,
          sentAt: now,
        } as const;
        const id = await insertTransfer(tx, transfer, order.reference);
        if (id === undefined) throw new Refused(save, [{ path: "slip", code: "slip_used" }]);
        await keepDeadlines(tx, [order, ...rest], now, { byContact: true });
        if (asksService && reference !== null)
          await addTask(tx, { job: slipCheckQueue, input: { transferId: id }, label: order.reference, at: now });
        return { data: await showOpened(tx, order, now), meta: {} };
      },
    } satisfies Submitted<typeof save>,

    remove: {
      /** @throws NotFound, Refused */
      work: async (tx, { id }, { key }) => {
        const now = clock();
        const orderId = Number(key.subject);
        const found = await ordersOf(tx, id);
        if (found[0] !== orderId) throw new Refused(remove, [{ path: "id", code: "unknown" }]);
        const orders = await openOrders(tx, [orderId, ...found.slice(1)], now);
        const transfer = await lockTransfer(tx, id);
        if (transfer?.state !== "waiting") throw new Refused(remove, ["fixed"]);
        await updateTransferState(tx, id, "withdrawn", orders[0].reference);
        await keepDeadlines(tx, orders, now, { byContact: true });
        await closeRefunded(tx, [orderId], now);
        return { data: await showOpened(tx, orders[0], now), meta: {} };
      },
    } satisfies Submitted<typeof remove>,
  };
}
export type HandIn = ReturnType<typeof createHandIn>;

/** The other orders that the money is for, each once. @throws Refused where one does not exist */
async function otherOrders(
  tx: Tx,
  eventId: number,
  orderId: number,
  alsoFor: readonly string[],
): Promise<readonly number[]> {
  const references = alsoFor.map((reference) => reference.toUpperCase());
  const found = await findOrders(tx, eventId, references);
  const unknown = references.flatMap((reference, index) =>
    found.has(reference) ? [] : [{ path: `alsoFor.${index}`, code: "unknown" } as const],
  );
  if (unknown.length > 0) throw new Refused(save, unknown);
  return [...new Set(found.values())].filter((id) => id !== orderId);
}
