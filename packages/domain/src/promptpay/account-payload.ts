import type { Satang } from "../pricing/fee-tiers.ts";
import type { PaymentAccount } from "./payment-account.ts";
import { promptPayPayload } from "./qr-payload.ts";

/** What a payment is for, and how much. */
interface Owed {
  readonly owedSatang: Satang;
  /** The order's. */
  readonly reference: string;
  /** The event's. */
  readonly slug: string;
}

/**
 * The text of the QR code that pays exactly what is owed into an account; null: a bank account has none.
 *
 * @example
 * accountPayload({ kind: "bank", bankCode: "004", accountNumber: "0123456789", holder: "x" }, owed); // null
 */
export function accountPayload(account: PaymentAccount, { owedSatang, reference, slug }: Owed): string | null {
  if (account.kind === "bank") return null;
  if (account.kind === "promptpay") return promptPayPayload(account, owedSatang);
  const textOf = ({ rule, text }: typeof account.ref1) => {
    if (rule === "registration") return reference;
    // banks take 20 capital letters and digits
    if (rule === "event")
      return slug
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, "")
        .slice(0, 20);
    return rule === "fixed" ? text : "";
  };
  const { billerId, ref1, ref2 } = account;
  return promptPayPayload({ kind: "bill", billerId, ref1: textOf(ref1), ref2: textOf(ref2) }, owedSatang);
}
