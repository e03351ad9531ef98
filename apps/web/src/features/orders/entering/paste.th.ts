export const th = {
  paste: "วางรายชื่อจากสเปรดชีต",
  pasteText: "คัดลอกแถวจาก Excel หรือ Google Sheets แล้ววางที่นี่ มีหัวคอลัมน์หรือไม่มีก็ได้",
  pasteLabel: "แถวที่คัดลอกมา",
  pasteFile: "เลือกไฟล์ CSV",
  pasteFound: (count: number) => `อ่านได้ ${count} คน`,
  pasteUse: (count: number) => `ใช้ ${count} คนนี้`,
  pasteTooMany: (most: number) => `ทีมนี้มีได้ไม่เกิน ${most} คน คนที่เกินจะไม่ถูกใช้`,
  pasteUnread: "อ่านไม่ได้ แก้ได้ในช่องหลังกดใช้",
  pasteTwice: "มีคนนี้อยู่ในรายชื่อแล้ว",
  template: "ดาวน์โหลดตารางเปล่า (CSV)",
  templateName: "รายชื่อทีม.csv",
  pasteNone: "ยังอ่านรายชื่อไม่ได้ ลองคัดลอกใหม่โดยให้มีชื่อ นามสกุล เพศ และวันเกิด",
};
