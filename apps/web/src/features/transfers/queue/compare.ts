import type { StaffTransfer } from "@time-event/contract/staff-transfers";
import type { TransferWarning } from "@time-event/domain/payments/transfer-warnings";

/** What of a transfer does not fit what was expected; each has its line in the comparison. */
export interface Differences {
  readonly amount: boolean;
  readonly time: boolean;
  readonly reference: boolean;
}

const about: Readonly<Record<keyof Differences, readonly TransferWarning[]>> = {
  amount: ["amount_differs", "nothing_owed"],
  time: ["paid_before_order", "paid_after_sent"],
  reference: ["no_code", "reference_refused_before", "picture_seen"],
};

/**
 * Which lines of the comparison differ, by the warnings of the server.
 *
 * @example
 * differencesOf({ warnings: ["amount_differs"] }); // { amount: true, time: false, reference: false }
 */
export function differencesOf({ warnings }: Pick<StaffTransfer, "warnings">): Differences {
  const differs = (line: keyof Differences) => about[line].some((warning) => warnings.includes(warning));
  return { amount: differs("amount"), time: differs("time"), reference: differs("reference") };
}
