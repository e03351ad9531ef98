import type { JobName } from "@time-event/contract/jobs";

type Names = Readonly<Record<JobName, string>>;

const th: Names = {
  "send-mails": "ส่งอีเมล",
  "tell-followers": "ดูว่าต้องแจ้งผู้ติดตามคนใด",
  "send-pushes": "ส่งการแจ้งเตือนถึงผู้ติดตาม",
  "mail-reset-links": "ส่งลิงก์ตั้งรหัสผ่าน",
  "anchor-audit": "จดผนึกของบันทึกการใช้งาน",
  "watch-audit": "ดูว่ารายการล่าสุดของบันทึกยังอยู่ครบ",
  "sweep-sign-ins": "ลบการเข้าสู่ระบบเก่า",
  "open-and-close-entries": "เปิดและปิดรับสมัครตามเวลาที่ตั้งไว้",
  "expire-orders": "ปิดใบสมัครที่หมดเวลา",
  "check-slips": "ถามบริการตรวจสลิป",
  "mail-order-links": "ส่งลิงก์ใบสมัคร",
  "remind-contacts": "เตือนก่อนหมดเวลาของใบสมัคร",
  "sweep-mails": "ลบอีเมลเก่า",
  "sweep-jobs": "ลบประวัติความผิดพลาดเก่า",
  "sweep-answers": "ลบคำตอบเก่าของการส่งซ้ำ",
  "sweep-files": "ลบไฟล์ที่ไม่มีใครใช้",
  "run-rehearsals": "ป้อนเวลาให้การซ้อม",
  "feed-live-race": "จำลองการแข่งขันสาธิต",
};

const en: Names = {
  "send-mails": "Send mails",
  "tell-followers": "Look whom to tell of runners",
  "send-pushes": "Tell those who follow runners",
  "mail-reset-links": "Mail links to set a password",
  "anchor-audit": "Note the seal of the audit log",
  "watch-audit": "Look whether the newest entries of the audit log are there",
  "sweep-sign-ins": "Delete old sign-ins",
  "open-and-close-entries": "Open and close entries at the times that are set",
  "expire-orders": "End orders whose time has passed",
  "check-slips": "Ask about slips",
  "mail-order-links": "Send links to orders",
  "remind-contacts": "Remind contacts before a deadline",
  "sweep-mails": "Delete old mails",
  "sweep-jobs": "Delete old failures",
  "sweep-answers": "Delete old answers to repeated submits",
  "sweep-files": "Delete files that nobody uses",
  "run-rehearsals": "Feed rehearsals",
  "feed-live-race": "Run the demonstration's race",
};

/** What the server does by itself, as the page of jobs and the audit log call it. */
export const jobNames = { th, en };
