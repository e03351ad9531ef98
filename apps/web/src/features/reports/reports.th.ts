export const th = {
  registrations: "รายงานการสมัคร",
  registrationsLead: "มีผู้สมัครเมื่อใด รุ่นใด จากที่ใด และต้องสั่งอะไรบ้าง",
  revenue: "รายงานรายรับ",
  revenueLead: "เงินที่เข้า สิ่งที่ขาย และยอดค้าง ตรงกันถึงสตางค์",
  event: "งาน",
  noEventTitle: "ยังไม่มีงานให้ดูรายงาน",
  noEventText: "คุณยังไม่มีสิทธิ์ดูรายงานของงานใด",
  nothing: "ยังไม่มีข้อมูล",
  sum: "รวม",
  net: "รับสุทธิ",
  addsUp: "บัญชี ใบสมัคร และราคา ตรงกันถึงสตางค์",
  differs: (ledger: string, orders: string, sold: string) =>
    `ยอดไม่ตรงกัน: บัญชี ${ledger} ใบสมัคร ${orders} ราคา ${sold} โปรดแจ้งผู้ดูแลระบบ`,
};
