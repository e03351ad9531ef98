import type { Satang } from "../pricing/fee-tiers.ts";
import type { PaymentAccount } from "../promptpay/payment-account.ts";
import type { InstantMs } from "../time/instant.ts";

/** What does not fit between a payment that a service knows and what was claimed. */
export const slipCheckProblems = ["amount_differs", "receiver_differs", "time_differs", "reference_differs"] as const;
export type SlipCheckProblem = (typeof slipCheckProblems)[number];

/** A payment as a slip-verification service knows it. */
export interface FoundPayment {
  readonly reference: string;
  readonly amountSatang: Satang;
  readonly paidAt: InstantMs | null;
  /** Numbers of the receiver's account, most of their digits hidden. */
  readonly receivers: readonly string[];
}

interface Claimed {
  readonly reference: string;
  readonly amountSatang: Satang;
  /** When the first of its orders began, and when the slip was handed in. */
  readonly begunAt: InstantMs;
  readonly sentAt: InstantMs;
  /** The accounts by which the event is paid. */
  readonly accounts: readonly PaymentAccount[];
}

/** Banks and phones write down the same payment within some minutes. */
const nearMs = 5 * 60_000;

/**
 * What does not fit. Only where nothing is named may a payment be verified without a person.
 *
 * @example
 * slipProblems({ ...found, amountSatang: 79_900 }, { ...claimed, amountSatang: 80_000 }); // ["amount_differs"]
 */
export function slipProblems(found: FoundPayment, claimed: Claimed): SlipCheckProblem[] {
  const { paidAt, receivers } = found;
  const isOurs = receivers.some((receiver) => claimed.accounts.some((account) => mayBeNumber(receiver, account)));
  const isTimely = paidAt !== null && paidAt >= claimed.begunAt - nearMs && paidAt <= claimed.sentAt + nearMs;
  return [
    ...(found.amountSatang === claimed.amountSatang ? [] : (["amount_differs"] as const)),
    ...(isOurs ? [] : (["receiver_differs"] as const)),
    ...(isTimely ? [] : (["time_differs"] as const)),
    ...(found.reference.toUpperCase() === claimed.reference.toUpperCase() ? [] : (["reference_differs"] as const)),
  ];
}

/** So few visible digits fit too many accounts. */
const leastVisible = 3;

/**
 * May a number with hidden digits be that of an account? Services hide digits with `x` or `*`.
 *
 * @example
 * mayBeNumber("xxx-x-x5678-x", { kind: "bank", bankCode: "004", accountNumber: "0123456789", holder: "" }); // true
 */
export function mayBeNumber(masked: string, account: PaymentAccount): boolean {
  const pattern = masked.replace(/[\s-]/g, "").replace(/[xX*•]/g, "x");
  const number = numberOf(account);
  if (!/^[\dx]+$/.test(pattern) || pattern.replaceAll("x", "").length < leastVisible) return false;
  // a mobile number has 66 in place of its 0 where a service says it internationally
  return [number, number.replace(/^0/, "66"), number.replace(/^0/, "0066")].some(
    (digits) =>
      digits.length === pattern.length && [...pattern].every((sign, at) => sign === "x" || sign === digits[at]),
  );
}

function numberOf(account: PaymentAccount): string {
  if (account.kind === "promptpay") return account.promptPayId;
  return account.kind === "bank" ? account.accountNumber : account.billerId;
}
