import type { PermissionGroup } from "@time-event/domain/access/permission-groups";

const groups: Readonly<Record<PermissionGroup, string>> = {
  events: "งานและข้อมูลหลัก",
  registrations: "การสมัครและการเงิน",
  raceDay: "วันแข่งขัน",
  reports: "รายงาน",
  configuration: "ตั้งค่าระบบ",
};

export const th = {
  title: "บทบาทและสิทธิ์",
  lead: "แต่ละบทบาททำอะไรได้บ้าง การเปลี่ยนแปลงมีผลกับทุกคนภายในหนึ่งวินาที เมื่อเลือกสิทธิ์ที่ต้องใช้สิทธิ์อื่น ระบบจะเลือกให้ด้วย",
  matrix: "สิทธิ์ของแต่ละบทบาท",
  matrixHint: "เลื่อนด้วยปุ่มลูกศร กดแป้นเว้นวรรคเพื่อเลือก",
  permission: "สิทธิ์",
  groups,
  cell: (permission: string, role: string) => `${permission}: ${role}`,
  nUsers: (n: number) => `${n} คน`,
  fixed: "ผู้ดูแลระบบมีทุกสิทธิ์เสมอ",
  yours: "คุณมีบทบาทนี้ จึงเปลี่ยนไม่ได้",
  addRole: "เพิ่มบทบาท",
  newRole: "บทบาทใหม่",
  rename: "เปลี่ยนชื่อ",
  renameOf: (name: string) => `เปลี่ยนชื่อ ${name}`,
  name: "ชื่อบทบาท",
  add: "เพิ่ม",
  delete: "ลบบทบาท",
  deleteOf: (name: string) => `ลบบทบาท ${name}`,
  deleteQuestion: (name: string) => `ลบบทบาท ${name} หรือไม่`,
  deleted: (name: string) => `ลบบทบาท ${name} แล้ว`,
  refusals: {
    fixed: "ผู้ดูแลระบบมีทุกสิทธิ์เสมอ เปลี่ยนไม่ได้",
    built_in: "บทบาทนี้มากับระบบ เปลี่ยนชื่อหรือลบไม่ได้",
    in_use: "ยังมีผู้ใช้ที่มีบทบาทนี้ เปลี่ยนบทบาทของผู้ใช้ก่อน",
    own_rights: "คุณมีบทบาทนี้เอง ไม่มีใครเปลี่ยนสิทธิ์ของตนเองได้",
    taken: "มีบทบาทชื่อนี้แล้ว",
  },
};
