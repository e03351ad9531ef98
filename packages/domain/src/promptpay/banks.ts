import { arabicDigits } from "../text/arabic-digits.ts";

/** A bank that keeps accounts in Thailand. */
export interface Bank {
  /** Three digits: the Bank of Thailand's number, which slips use too. */
  readonly code: string;
  readonly short: string;
  readonly th: string;
  readonly en: string;
  /** How many digits its account numbers have. */
  readonly lengths: readonly number[];
}

const ten = [10];

/** The banks that an organiser can receive payments at. */
export const banks: readonly Bank[] = [
  { code: "002", short: "BBL", th: "ธนาคารกรุงเทพ", en: "Bangkok Bank", lengths: ten },
  { code: "004", short: "KBANK", th: "ธนาคารกสิกรไทย", en: "Kasikornbank", lengths: ten },
  { code: "006", short: "KTB", th: "ธนาคารกรุงไทย", en: "Krungthai Bank", lengths: ten },
  { code: "011", short: "TTB", th: "ธนาคารทหารไทยธนชาต", en: "TMBThanachart Bank", lengths: ten },
  { code: "014", short: "SCB", th: "ธนาคารไทยพาณิชย์", en: "Siam Commercial Bank", lengths: ten },
  {
    code: "020",
    short: "SCBT",
    th: "ธนาคารสแตนดาร์ดชาร์เตอร์ด (ไทย)",
    en: "Standard Chartered (Thai)",
    lengths: [10, 11],
  },
  { code: "022", short: "CIMBT", th: "ธนาคารซีไอเอ็มบี ไทย", en: "CIMB Thai Bank", lengths: ten },
  { code: "024", short: "UOBT", th: "ธนาคารยูโอบี", en: "United Overseas Bank (Thai)", lengths: ten },
  { code: "025", short: "BAY", th: "ธนาคารกรุงศรีอยุธยา", en: "Bank of Ayudhya (Krungsri)", lengths: ten },
  { code: "030", short: "GSB", th: "ธนาคารออมสิน", en: "Government Savings Bank", lengths: [12, 15] },
  { code: "033", short: "GHB", th: "ธนาคารอาคารสงเคราะห์", en: "Government Housing Bank", lengths: [12] },
  { code: "034", short: "BAAC", th: "ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร", en: "BAAC", lengths: [12] },
  { code: "066", short: "IBANK", th: "ธนาคารอิสลามแห่งประเทศไทย", en: "Islamic Bank of Thailand", lengths: [10, 12] },
  { code: "067", short: "TISCO", th: "ธนาคารทิสโก้", en: "TISCO Bank", lengths: [10, 14] },
  { code: "069", short: "KKP", th: "ธนาคารเกียรตินาคินภัทร", en: "Kiatnakin Phatra Bank", lengths: [10, 14] },
  { code: "070", short: "ICBCT", th: "ธนาคารไอซีบีซี (ไทย)", en: "ICBC (Thai)", lengths: [10, 13] },
  { code: "071", short: "TCR", th: "ธนาคารไทยเครดิต", en: "Thai Credit Bank", lengths: [10, 14] },
  { code: "073", short: "LHB", th: "ธนาคารแลนด์ แอนด์ เฮ้าส์", en: "Land and Houses Bank", lengths: ten },
];

/**
 * @example bankOf("004")?.short // "KBANK"
 */
export function bankOf(code: string): Bank | undefined {
  return banks.find((bank) => bank.code === code);
}

/**
 * The digits of a typed account number.
 *
 * @example
 * accountDigits("012-3-45678-9"); // "0123456789"
 */
export function accountDigits(typed: string): string {
  return arabicDigits(typed).replace(/[\s-]/g, "");
}

/**
 * Can these be the digits of an account at this bank? Banks publish no check digit, so only the length is checked.
 *
 * @example
 * isAccountNumber("004", "0123456789"); // true
 * isAccountNumber("030", "0123456789"); // false: the Government Savings Bank has 12 or 15
 */
export function isAccountNumber(bankCode: string, digits: string): boolean {
  return /^\d+$/.test(digits) && (bankOf(bankCode)?.lengths.includes(digits.length) ?? false);
}

/**
 * An account number as a passbook shows it.
 *
 * @example
 * formatAccountNumber("0123456789"); // "012-3-45678-9"
 */
export function formatAccountNumber(digits: string): string {
  return digits.replace(/^(\d{3})(\d)(\d{5})(\d)$/, "$1-$2-$3-$4");
}
