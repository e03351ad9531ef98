import type { OrderTransfer } from "@time-event/contract/order-payments";
import type { Order } from "@time-event/contract/orders";

export type Notice =
  | { readonly is: "part"; readonly waitingSatang: number; readonly toPaySatang: number }
  | {
      readonly is: "turned-down";
      readonly transfer: OrderTransfer & { readonly state: "refused" | "asked_again" };
    };

/**
 * What somebody has to know of their slips before they pay: the last one was turned down, or one that is being checked is
 * for a part. Null: neither, or nothing is left to pay.
 */
export function noticeOf({ transfers, balance }: Pick<Order, "transfers" | "balance">): Notice | null {
  const { waitingSatang, toPaySatang } = balance;
  const last = transfers.at(-1);
  if (last && toPaySatang > 0 && isTurnedDown(last)) return { is: "turned-down", transfer: last };
  return waitingSatang > 0 && toPaySatang > 0 ? { is: "part", waitingSatang, toPaySatang } : null;
}

type TurnedDown = (Notice & { readonly is: "turned-down" })["transfer"];

function isTurnedDown(transfer: OrderTransfer): transfer is TurnedDown {
  return transfer.state === "refused" || transfer.state === "asked_again";
}
