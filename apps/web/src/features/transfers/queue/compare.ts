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

/** What is known of the account into which a transfer went. */
export interface Receiver {
  /** Its number, as far as the verification service shows it; null: nothing says it. */
  readonly number: string | null;
  /** Is it another account than those of the event? Undefined: it cannot be known. */
  readonly differs: boolean | undefined;
}

/**
 * The receiver that a slip shows. The small code of a slip holds the sender's bank and a reference, but no receiver: only a
 * verification service tells it, and most of its digits are hidden.
 *
 * @example
 * receiverOf({ check: null }); // { number: null, differs: undefined }
 */
export function receiverOf({ check }: Pick<StaffTransfer, "check">): Receiver {
  if (check === null || check.receiver === "") return { number: null, differs: undefined };
  return { number: check.receiver, differs: check.problems.includes("receiver_differs") };
}

/**
 * Has somebody to say twice that a slip is verified? Most slips without a code are right: that alone asks for no second press.
 *
 * @example
 * isDoubtful({ warnings: ["no_code"], check: null }); // false
 * isDoubtful({ warnings: ["no_code", "picture_seen"], check: null }); // true
 */
export function isDoubtful({ warnings, check }: Pick<StaffTransfer, "warnings" | "check">): boolean {
  const isCheckedWrong = check !== null && (check.result === "wrong" || check.problems.length > 0);
  return isCheckedWrong || warnings.some((warning) => warning !== "no_code");
}

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
