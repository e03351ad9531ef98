import { readNumber, toSatang } from "../../../ui/field/number-text.ts";

/** Ten million baht: no transfer has more. */
const largestSatang = 1_000_000_000;

export type ClaimProblem = "notAmount" | "tooLarge";

/**
 * The amount that somebody typed from a slip.
 * @example claimOf("1,200.50") // 120050
 */
export function claimOf(text: string): number | ClaimProblem {
  const baht = readNumber(text.replace("฿", ""), 2);
  const amountSatang = toSatang(baht ?? null);
  if (amountSatang === null || amountSatang < 1) return "notAmount";
  return amountSatang > largestSatang ? "tooLarge" : amountSatang;
}
