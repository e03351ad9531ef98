import type { OrderBalance, OrderTransfer } from "@time-event/contract/order-payments";
import { type Balance, balanceIn } from "@time-event/domain/payments/balance";
import type { OrderState } from "@time-event/domain/orders/order-states";
import type { Satang } from "@time-event/domain/pricing/fee-tiers";
import type { Db, Tx } from "../../db/connection.ts";
import { shownSlips } from "../slips/slips.queries.ts";
import { loadLines, loadTransfers } from "./order-payments.queries.ts";

/** What an order's reply says of money. */
export async function paymentsOf(
  db: Db | Tx,
  orderId: number,
  { state, totalSatang }: { readonly state: OrderState; readonly totalSatang: Satang },
): Promise<{ readonly balance: OrderBalance; readonly transfers: OrderTransfer[] }> {
  const transfers = await loadTransfers(db, orderId);
  const slips = await shownSlips(
    db,
    transfers.flatMap(({ slipId }) => slipId ?? []),
  );
  const waiting = transfers.filter(({ state }) => state === "waiting");
  const waitingSatang = sumOf(waiting);
  const balance = balanceIn(state, totalSatang, await loadLines(db, [orderId]));
  // whoever names this order in a small transfer of theirs must not make its contact pay less
  const toPaySatang = Math.max(0, balance.owedSatang - sumOf(waiting.filter(({ isMeant }) => isMeant)));
  return {
    balance: { ...balance, waitingSatang, toPaySatang },
    transfers: transfers.map(({ slipId, countedSatang, isMeant: _isMeant, ...transfer }) => ({
      ...transfer,
      slip: slipId === null ? null : (slips.get(slipId) ?? null),
      countedSatang: transfer.state === "verified" ? countedSatang : null,
    })),
  };
}

/** The same of an order for which nothing came yet. */
export function noPayments(state: OrderState, totalSatang: Satang) {
  const balance = balanceIn(state, totalSatang, []);
  return { balance: { ...balance, waitingSatang: 0, toPaySatang: balance.owedSatang }, transfers: [] };
}

function sumOf(transfers: readonly { readonly claimedSatang: Satang }[]): Satang {
  return transfers.reduce((sum, { claimedSatang }) => sum + claimedSatang, 0);
}

/** The balance of an order, if it costs this. */
export async function loadBalance(
  db: Db | Tx,
  { id, state }: { readonly id: number; readonly state: OrderState },
  totalSatang: Satang,
): Promise<Balance> {
  return balanceIn(state, totalSatang, await loadLines(db, [id]));
}
