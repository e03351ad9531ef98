import { parseDay } from "../time/calendar.ts";
import { checksum } from "./qr-payload.ts";

/**
 * What the small QR code of a bank's slip says: who sent the money, and under which reference. It holds no amount, no
 * receiver and, except for TrueMoney, no date. It is a claim: anybody can print such a code.
 */
export interface SlipCode {
  readonly kind: "bank" | "trueMoney";
  /** Three digits, as the Bank of Thailand numbers banks; `trueMoney` for the wallet. */
  readonly bankCode: string;
  readonly reference: string;
  /** `YYYY-MM-DD`; null: the code does not say it. */
  readonly paidOn: string | null;
}

/**
 * Reads the text of a slip's code; undefined: it is another code, or a damaged one.
 *
 * @example
 * readSlipCode("004000060000010103002021900021231231212000115102TH91049C30");
 * // { kind: "bank", bankCode: "002", reference: "0002123123121200011", paidOn: null }
 */
export function readSlipCode(text: string): SlipCode | undefined {
  const sealed = /^(.*)91(0[1-4])([0-9A-Fa-f]{1,4})$/s.exec(text.trim());
  if (!sealed) return undefined;
  const [, unsealed, , crc] = sealed;
  // some banks leave out zeros at the beginning of the checksum
  if (checksum(`${unsealed}9104`) !== crc!.toUpperCase().padStart(4, "0")) return undefined;
  const inner = fieldsOf(unsealed!)?.get("00");
  const fields = inner === undefined ? undefined : fieldsOf(inner);
  return fields && (bankCodeOf(fields) ?? trueMoneyCodeOf(fields));
}

/**
 * The text of a bank slip's code, for services that look a payment up by it; null: a wallet's has more in it than is kept.
 *
 * @example
 * slipPayload({ kind: "bank", bankCode: "002", reference: "0002123123121200011", paidOn: null });
 * // "004000060000010103002021900021231231212000115102TH91049C30"
 */
export function slipPayload({ kind, bankCode, reference }: SlipCode): string | null {
  if (kind !== "bank") return null;
  const field = (id: string, value: string) => id + String(value.length).padStart(2, "0") + value;
  const inner = field("00", "000001") + field("01", bankCode) + field("02", reference);
  const unsealed = `${field("00", inner)}5102TH9104`;
  return unsealed + checksum(unsealed);
}

function bankCodeOf(fields: ReadonlyMap<string, string>): SlipCode | undefined {
  const [bankCode = "", reference = ""] = [fields.get("01"), fields.get("02")];
  if (fields.get("00") !== "000001" || !/^\d{3}$/.test(bankCode) || !isReference(reference)) return undefined;
  return { kind: "bank", bankCode, reference, paidOn: null };
}

function trueMoneyCodeOf(fields: ReadonlyMap<string, string>): SlipCode | undefined {
  const [reference = "", day = ""] = [fields.get("03"), fields.get("04")];
  if (fields.get("00") !== "01" || fields.get("01") !== "01" || !isReference(reference)) return undefined;
  const paidOn = `${day.slice(4)}-${day.slice(2, 4)}-${day.slice(0, 2)}`;
  return { kind: "trueMoney", bankCode: "trueMoney", reference, paidOn: parseDay(paidOn) === null ? null : paidOn };
}

function isReference(text: string): boolean {
  return /^[0-9A-Za-z./_-]{4,60}$/.test(text);
}

/** The fields of an EMVCo text: two digits that name each, two for its length; undefined: it is no such text. */
function fieldsOf(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const head = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4));
    const end = at + 4 + Number(head?.[2]);
    if (!head || end > text.length) return undefined;
    fields.set(head[1]!, text.slice(at + 4, end));
    at = end;
  }
  return fields;
}
