export const th = {
  table: "งาน",
  search: "ค้นหางาน",
  emptyTitle: "ไม่มีงานที่คุณดูผู้สมัครได้",
  emptyText: "สร้างงานก่อน หรือขอสิทธิ์จากผู้ดูแลระบบ",
  lastUsed: "ดูล่าสุด",
  name: "งาน",
  days: "วันจัดงาน",
  entries: "ผู้สมัคร",
};
