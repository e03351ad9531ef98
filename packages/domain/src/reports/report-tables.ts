import type { LocalName } from "../race/local-name.ts";

interface ReportColumn {
  readonly name: LocalName;
  /** Whether it is money; otherwise a number of things. */
  readonly unit: "count" | "satang";
}

interface ReportTable {
  readonly title: LocalName;
  /** What its rows are. */
  readonly of: LocalName;
  readonly chart: "line" | "bar" | "across" | "doughnut";
  readonly columns: Readonly<Record<string, ReportColumn>>;
}

const count = (th: string, en: string): ReportColumn => ({ name: { th, en }, unit: "count" });
const money = (th: string, en: string): ReportColumn => ({ name: { th, en }, unit: "satang" });

/** The tables of the registration report, each with its columns, in the order of the screen and of the files. */
export const registrationTables = {
  day: {
    title: { th: "รายวัน", en: "By day" },
    of: { th: "วันที่", en: "Day" },
    chart: "line",
    columns: {
      begun: count("เริ่มสมัคร (ใบ)", "Begun"),
      confirmed: count("ยืนยัน (ใบ)", "Confirmed"),
      lost: count("หมดเวลาหรือยกเลิก (ใบ)", "Expired or cancelled"),
    },
  },
  category: {
    title: { th: "ตามรุ่น", en: "By category" },
    of: { th: "รุ่น", en: "Category" },
    chart: "across",
    columns: {
      entered: count("เข้าแข่ง", "In the race"),
      awaiting: count("รอชำระ", "Awaiting payment"),
      held: count("กำลังกรอก", "Being filled in"),
      withdrawn: count("ถอนตัว", "Withdrawn"),
    },
  },
  state: {
    title: { th: "ตามสถานะ", en: "By state" },
    of: { th: "สถานะ", en: "State" },
    chart: "doughnut",
    columns: {
      orders: count("ใบสมัคร", "Registrations"),
      places: count("ที่", "Places"),
      byStaff: count("เจ้าหน้าที่สร้าง", "Made by staff"),
    },
  },
  gender: {
    title: { th: "เพศ", en: "Gender" },
    of: { th: "เพศ", en: "Gender" },
    chart: "doughnut",
    columns: { entries: count("คน", "Entries") },
  },
  age: {
    title: { th: "อายุในวันแข่ง", en: "Age on race day" },
    of: { th: "อายุ", en: "Age" },
    chart: "bar",
    columns: { women: count("หญิง", "Women"), men: count("ชาย", "Men"), others: count("อื่น ๆ", "Others") },
  },
  province: {
    title: { th: "จังหวัด", en: "Province" },
    of: { th: "จังหวัด", en: "Province" },
    chart: "across",
    columns: { entries: count("คน", "Entries") },
  },
  addOn: {
    title: { th: "เสื้อและของเสริมที่ต้องสั่ง", en: "Shirts and add-ons to order" },
    of: { th: "รายการ", en: "Item" },
    chart: "across",
    columns: {
      confirmed: count("ยืนยันแล้ว", "Confirmed"),
      unpaid: count("ยังไม่ชำระ", "Not paid yet"),
    },
  },
} as const satisfies Readonly<Record<string, ReportTable>>;
export type RegistrationTable = keyof typeof registrationTables;

/** The same of the revenue report. What came and went is of the ledger, what was sold is of the orders' prices. */
export const revenueTables = {
  day: {
    title: { th: "เงินเข้าออกรายวัน", en: "Money by day" },
    of: { th: "วันที่", en: "Day" },
    chart: "bar",
    columns: {
      payments: money("รับ", "Received"),
      takenBack: money("ถอนรายการ", "Taken back"),
      refunds: money("คืนเงิน", "Refunded"),
      net: money("สุทธิ", "Net"),
    },
  },
  method: {
    title: { th: "วิธีที่เงินเข้า", en: "How it came" },
    of: { th: "วิธี", en: "Method" },
    chart: "doughnut",
    columns: { net: money("สุทธิ", "Net"), payments: count("รายการ", "Payments") },
  },
  taker: {
    title: { th: "เงินที่รับหน้างาน ตามเจ้าหน้าที่", en: "Taken at the desk, by whom" },
    of: { th: "เจ้าหน้าที่", en: "Staff" },
    chart: "across",
    columns: { cash: money("เงินสด", "Cash"), card: money("บัตร", "Card"), transfer: money("โอน", "Transfer") },
  },
  state: {
    title: { th: "ขายและค้างชำระ ตามสถานะ", en: "Sold and owed, by state" },
    of: { th: "สถานะ", en: "State" },
    chart: "across",
    columns: {
      sold: money("ขาย", "Sold"),
      paid: money("รับสุทธิ", "Received, net"),
      owed: money("ค้างชำระ", "Owed"),
      over: money("รับเกิน ต้องคืนหรือจัดการ", "Too much"),
    },
  },
  category: {
    title: { th: "ขายตามรุ่น (ยืนยันแล้ว)", en: "Sold by category (confirmed)" },
    of: { th: "รุ่น", en: "Category" },
    chart: "across",
    columns: {
      fees: money("ค่าสมัคร", "Fees"),
      addOns: money("ของเสริม", "Add-ons"),
      shipping: money("ค่าส่ง", "Shipping"),
      discounts: money("ส่วนลด", "Discounts"),
      tails: money("เศษสตางค์", "Satang"),
      total: money("รวม", "Total"),
    },
  },
  tier: {
    title: { th: "ขายตามช่วงราคาและรายการ (ยืนยันแล้ว)", en: "Sold by fee and item (confirmed)" },
    of: { th: "รายการ", en: "Item" },
    chart: "across",
    columns: { quantity: count("จำนวน", "Quantity"), amount: money("บาท", "Amount") },
  },
} as const satisfies Readonly<Record<string, ReportTable>>;
export type RevenueTable = keyof typeof revenueTables;
