import type { Satang } from "../pricing/fee-tiers.ts";
import type { PromptPayKind } from "./promptpay-id.ts";

/** Where a PromptPay payment goes: to an ID, or to a biller with the references of the payment. */
export type PromptPayTarget =
  | { readonly kind: "promptpay"; readonly idKind: PromptPayKind; readonly promptPayId: string }
  | { readonly kind: "bill"; readonly billerId: string; readonly ref1: string; readonly ref2: string };

const personApplication = "A000000677010111";
const billApplication = "A000000677010112";
const subTagOf: Readonly<Record<PromptPayKind, string>> = { phone: "01", nationalId: "02", eWallet: "03" };

/**
 * The text of a PromptPay QR code for exactly this amount (EMVCo merchant-presented mode).
 *
 * @param target its numbers are digits alone
 * @example
 * promptPayPayload({ kind: "promptpay", idKind: "phone", promptPayId: "0812223333" }, 3_000);
 * // "00020101021229370016A0000006770101110113006681222333353037645802TH540530.0063043CAD"
 */
export function promptPayPayload(target: PromptPayTarget, amountSatang: Satang): string {
  const baht = `${Math.floor(amountSatang / 100)}.${String(amountSatang % 100).padStart(2, "0")}`;
  const unsealed = [
    field("00", "01"),
    // for one payment only, because the amount is in it
    field("01", "12"),
    accountOf(target),
    field("53", "764"),
    field("58", "TH"),
    field("54", baht),
    "6304",
  ].join("");
  return unsealed + checksum(unsealed);
}

function accountOf(target: PromptPayTarget): string {
  if (target.kind === "bill") {
    const second = target.ref2 === "" ? "" : field("03", target.ref2);
    return field("30", field("00", billApplication) + field("01", target.billerId) + field("02", target.ref1) + second);
  }
  const { idKind, promptPayId } = target;
  const digits = idKind === "phone" ? promptPayId.replace(/^0/, "66").padStart(13, "0") : promptPayId;
  return field("29", field("00", personApplication) + field(subTagOf[idKind], digits));
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, "0") + value;
}

/**
 * CRC-16 with polynomial 0x1021, beginning with 0xFFFF: the last four letters of a PromptPay text.
 *
 * @example
 * checksum("00020101021129370016A0000006770101110113006681222333353037645802TH6304"); // "1DCF"
 */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}
