import type { TextInBoth } from "@time-event/domain/text/in-language";
import type { JobName } from "../jobs.ts";

/** What the server does by itself, as the page of jobs and the audit log call it. */
export const jobTitles: Readonly<Record<JobName, TextInBoth>> = {
  "send-mails": { th: "ส่งอีเมล", en: "Send mails" },
  "tell-followers": { th: "ดูว่าต้องแจ้งผู้ติดตามคนใด", en: "Look whom to tell of runners" },
  "send-pushes": { th: "ส่งการแจ้งเตือนถึงผู้ติดตาม", en: "Tell those who follow runners" },
  "mail-reset-links": { th: "ส่งลิงก์ตั้งรหัสผ่าน", en: "Mail links to set a password" },
  "anchor-audit": { th: "จดผนึกของบันทึกการใช้งาน", en: "Note the seal of the audit log" },
  "watch-audit": {
    th: "ดูว่ารายการล่าสุดของบันทึกยังอยู่ครบ",
    en: "Look whether the newest entries of the audit log are there",
  },
  "sweep-sign-ins": { th: "ลบการเข้าสู่ระบบเก่า", en: "Delete old sign-ins" },
  "open-and-close-entries": {
    th: "เปิดและปิดรับสมัครตามเวลาที่ตั้งไว้",
    en: "Open and close entries at the times that are set",
  },
  "expire-orders": { th: "ปิดใบสมัครที่หมดเวลา", en: "End orders whose time has passed" },
  "check-slips": { th: "ถามบริการตรวจสลิป", en: "Ask about slips" },
  "mail-order-links": { th: "ส่งลิงก์ใบสมัคร", en: "Send links to orders" },
  "remind-contacts": { th: "เตือนก่อนหมดเวลาของใบสมัคร", en: "Remind contacts before a deadline" },
  "sweep-mails": { th: "ลบอีเมลเก่า", en: "Delete old mails" },
  "sweep-jobs": { th: "ลบประวัติความผิดพลาดเก่า", en: "Delete old failures" },
  "sweep-answers": { th: "ลบคำตอบเก่าของการส่งซ้ำ", en: "Delete old answers to repeated submits" },
  "sweep-files": { th: "ลบไฟล์ที่ไม่มีใครใช้", en: "Delete files that nobody uses" },
  "run-rehearsals": { th: "ป้อนเวลาให้การซ้อม", en: "Feed rehearsals" },
  "feed-live-race": { th: "จำลองการแข่งขันสาธิต", en: "Run the demonstration's race" },
};
