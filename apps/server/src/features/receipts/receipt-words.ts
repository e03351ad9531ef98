const locales = { th: "th-TH-u-ca-buddhist-nu-latn", en: "en-GB" } as const;

/** @example dayIn("th")(Date.UTC(2026, 11, 14), "Asia/Bangkok") // "14 ธันวาคม 2569" */
function dayIn(language: "th" | "en") {
  return (at: number, timeZone: string): string => {
    const style = { timeZone, day: "numeric", month: "long", year: "numeric" } as const;
    const parts = new Intl.DateTimeFormat(locales[language], style).formatToParts(at);
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
    return `${part("day")} ${part("month")} ${part("year")}`;
  };
}

const th = {
  title: "ใบเสร็จรับเงิน",
  number: "เลขที่",
  date: "วันที่",
  credit: "ใบลดหนี้",
  changes: "อ้างถึงใบเสร็จรับเงินเลขที่",
  creditTo: "ออกให้",
  creditTotal: "รวมมูลค่าที่ลด",
  receivedFrom: "ได้รับเงินจาก",
  taxId: "เลขประจำตัวผู้เสียภาษี",
  branch: "สาขา",
  headOffice: "สำนักงานใหญ่",
  forEvent: "ค่าสมัครงาน",
  order: "ใบสมัคร",
  item: "รายการ",
  quantity: "จำนวน",
  unit: "ราคาต่อหน่วย",
  amount: "จำนวนเงิน",
  total: "รวมทั้งสิ้น",
  baht: "บาท",
  made: "เอกสารนี้ออกโดยระบบอิเล็กทรอนิกส์",
  day: dayIn("th"),
};

/** What a receipt says in each language besides its content. */
export const receiptWords: Readonly<Record<"th" | "en", typeof th>> = {
  th,
  en: {
    title: "Receipt",
    number: "No.",
    date: "Date",
    credit: "Credit note",
    changes: "Refers to receipt no.",
    creditTo: "Issued to",
    creditTotal: "Total credited",
    receivedFrom: "Received from",
    taxId: "Tax ID",
    branch: "Branch",
    headOffice: "Head office",
    forEvent: "Entry fees of",
    order: "Registration",
    item: "Item",
    quantity: "Qty",
    unit: "Unit price",
    amount: "Amount",
    total: "Total",
    baht: "baht",
    made: "This document was issued electronically.",
    day: dayIn("en"),
  },
};

/** As people write the head office: the Revenue Department numbers it 00000. */
const headOffice = /^(สำนักงานใหญ่|สนญ\.?|head\s*office|0{4,5})$/i;

/**
 * Which branch of a party a receipt names; its head office in the receipt's language.
 * @example branchText("สำนักงานใหญ่", "en") // "Head office"
 */
export function branchText(branch: string, language: "th" | "en"): string {
  const words = receiptWords[language];
  if (headOffice.test(branch.trim())) return words.headOffice;
  return branch && `${words.branch} ${branch}`;
}
