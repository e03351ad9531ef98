import type { LocalName } from "../race/local-name.ts";
import type { OrderState } from "./order-states.ts";

/** The states of orders, as a file for people says them. */
export const orderStateNames: Readonly<Record<OrderState, LocalName>> = {
  held: { th: "กำลังกรอก", en: "Being filled in" },
  awaiting_payment: { th: "รอชำระ", en: "Awaiting payment" },
  confirmed: { th: "ยืนยันแล้ว", en: "Confirmed" },
  expired: { th: "หมดเวลา", en: "Expired" },
  cancelled: { th: "ยกเลิก", en: "Cancelled" },
  refunded: { th: "คืนเงินแล้ว", en: "Refunded" },
};

/** The columns of a table of orders, in their order. */
export const orderColumns = {
  reference: { th: "เลขอ้างอิง", en: "Reference" },
  state: { th: "สถานะ", en: "State" },
  contactName: { th: "ผู้ติดต่อ", en: "Contact" },
  contactPhone: { th: "โทรศัพท์", en: "Phone" },
  contactEmail: { th: "อีเมล", en: "E-mail" },
  categories: { th: "รุ่น", en: "Categories" },
  places: { th: "จำนวนที่", en: "Places" },
  players: { th: "ผู้เข้าแข่งขัน", en: "Players" },
  total: { th: "ยอดรวม (บาท)", en: "Total (baht)" },
  paid: { th: "รับแล้ว (บาท)", en: "Received (baht)" },
  owed: { th: "ค้างชำระ (บาท)", en: "Owed (baht)" },
  createdAt: { th: "เริ่มสมัคร", en: "Begun" },
  deadlineAt: { th: "ชำระภายใน", en: "Until" },
  madeBy: { th: "เจ้าหน้าที่ที่สร้าง", en: "Made by" },
} as const satisfies Readonly<Record<string, LocalName>>;
export type OrderColumn = keyof typeof orderColumns;

/** What a table has only for those who may see personal data. */
export const personalOrderColumns: readonly OrderColumn[] = ["contactPhone", "contactEmail"];
