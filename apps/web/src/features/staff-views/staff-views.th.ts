export const th = {
  views: "มุมมอง",
  viewsEmpty: "ยังไม่มีมุมมองที่บันทึกไว้ ตั้งตัวกรองและคอลัมน์ แล้วบันทึกไว้ใช้อีก",
  viewName: "ชื่อมุมมอง",
  saveView: "บันทึกมุมมองนี้",
  viewSaved: "บันทึกมุมมองแล้ว",
  deleteView: (name: string) => `ลบมุมมอง ${name}`,
  refusals: {
    too_many_views: "บันทึกมุมมองได้ 50 รายการ ลบรายการเก่าก่อน",
  },
};
