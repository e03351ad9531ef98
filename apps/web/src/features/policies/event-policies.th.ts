export const th = {
  title: "นโยบายของงานนี้",
  hint: "ผู้สมัครอ่านและยอมรับนโยบายเหล่านี้ และเปิดอ่านได้จากหน้างาน",
  followDefault: (name: string) => `ใช้นโยบายหลัก (${name})`,
  followNothing: "ใช้นโยบายหลัก (ยังไม่มี)",
  none: "ไม่ใช้",
  read: (name: string) => `อ่านหรือแก้ “${name}”`,
  write: "เขียนหรือแก้นโยบาย",
  named: (name: string, version: number) => `${name} · ฉบับที่ ${version}`,
};
