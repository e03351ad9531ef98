import { orderStateNames } from "../orders/order-table.ts";
import type { LocalName } from "../race/local-name.ts";

/** What rows of reports are called that are no names of the organiser. */
export const reportWords: Readonly<Record<string, LocalName>> = {
  ...orderStateNames,
  F: { th: "หญิง", en: "Women" },
  M: { th: "ชาย", en: "Men" },
  X: { th: "อื่น ๆ", en: "Others" },
  team: { th: "ทีมผลัด", en: "Relay teams" },
  slip: { th: "สลิปโอนเงิน", en: "Slips" },
  statement: { th: "รายการเดินบัญชี", en: "Statements" },
  staff: { th: "เจ้าหน้าที่", en: "Staff" },
  cash: { th: "เงินสดหน้างาน", en: "Cash at the desk" },
  card: { th: "บัตรหน้างาน", en: "Cards at the desk" },
  transfer: { th: "โอนหน้างาน", en: "Transfers at the desk" },
  refund: { th: "คืนเงิน", en: "Refunds" },
  // what belongs to no entry
  "": { th: "ทั้งใบสมัคร", en: "Whole order" },
  "–": { th: "ไม่ระบุ", en: "Not stated" },
  "…": { th: "ที่เหลือ", en: "The others" },
};
