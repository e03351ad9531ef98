/** The columns of a file of kits, in their order. */
export const kitColumns = [
  { th: "หมายเลข", en: "Bib" },
  { th: "ชื่อ", en: "Name" },
  { th: "ชื่ออังกฤษ", en: "Name in Latin" },
  { th: "รุ่น", en: "Category" },
  { th: "ทีม", en: "Team" },
  { th: "ชมรม", en: "Club" },
  { th: "ชิป", en: "Chip" },
  { th: "ขนาดเสื้อ", en: "Shirt size" },
  { th: "ของที่ต้องจ่าย", en: "To hand over" },
  { th: "ค้างชำระ (บาท)", en: "Owed (THB)" },
  { th: "จ่ายเมื่อ", en: "Handed out at" },
  { th: "ผู้จ่าย", en: "Handed out by" },
  { th: "โต๊ะ", en: "Desk" },
  { th: "ผู้รับแทน", en: "Picked up by" },
  { th: "เหตุผล", en: "Reason" },
] as const;
