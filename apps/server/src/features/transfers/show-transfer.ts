import type { StaffTransfer } from "@time-event/contract/staff-transfers";
import { balanceIn } from "@time-event/domain/payments/balance";
import type { TransferReason } from "@time-event/domain/payments/transfer-states";
import { warningsOf } from "@time-event/domain/payments/transfer-warnings";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import { loadLines } from "../orders/order-payments.queries.ts";
import { listActiveChannels } from "../payment-channels/payment-channels.queries.ts";
import { shownSlips } from "../slips/slips.queries.ts";
import { findCheck, findListed, findTakenBack, ordersBeside, transfersAlike } from "./transfer-list.queries.ts";

/** One transfer as staff see it: beside its orders, with everything that does not fit. @throws NotFound */
export async function showTransfer(db: Db | Tx, eventId: number, id: number, now: InstantMs): Promise<StaffTransfer> {
  const found = await findListed(db, eventId, id, now);
  if (!found) throw new NotFound("thing");
  const { slipId, slipHash: _hash, reason, ...transfer } = found;
  const alike = await transfersAlike(db, found);
  const orders = await withBalances(db, id);
  const slip = slipId === null ? null : ((await shownSlips(db, [slipId])).get(slipId) ?? null);
  const takenBack = (await findTakenBack(db, id)) ?? null;
  const warnings = warningsOf({
    ...transfer,
    reference: transfer.bankReference,
    isReferenceKnown: alike.some(({ hasReference }) => hasReference),
    isPictureKnown: alike.some(({ hasPicture }) => hasPicture),
    isTakenBack: takenBack !== null,
    orders,
  });
  return {
    ...transfer,
    check: (await findCheck(db, id)) ?? null,
    accounts: (await listActiveChannels(db, eventId)).map(({ account }) => account),
    takenBack,
    reason: reason as TransferReason | null,
    slip,
    // of a decided one, nobody has to look at anything twice
    warnings: transfer.state === "waiting" ? warnings : [],
    orders,
    alike: alike.map(({ hasReference: _reference, hasPicture: _picture, ...other }) => other),
  };
}

async function withBalances(db: Db | Tx, transferId: number) {
  const orders = await ordersBeside(db, transferId);
  const lines = await loadLines(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const { owedSatang, overpaidSatang } = balanceIn(order.state, order.totalSatang ?? 0, own);
    return { ...order, owedSatang, overpaidSatang };
  });
}
