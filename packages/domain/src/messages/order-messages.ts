import type { MessageTemplate } from "./message-template.ts";
import { paid, receipt, received, refunded, refundUndone, slipAsked, slipRefused } from "./order-money-messages.ts";
import { amount, event, link, reference } from "./order-samples.ts";

// What the contact of an order is told. Their link is made when the mail is sent; it opens the order.

const until = { th: "14 ธ.ค. 2569 18:00 น.", en: "14 Dec 2026 18:00" };

const registered: MessageTemplate = {
  code: "order-registered",
  placeholders: { event, reference, amount, until, link },
  required: ["reference", "link"],
  subject: { th: "{{event}}: รับใบสมัคร {{reference}} แล้ว", en: "{{event}}: registration {{reference}} is in" },
  body: {
    th: `เรารับใบสมัคร {{reference}} ของงาน {{event}} แล้ว

ยอดที่ต้องชำระ {{amount}} ภายใน {{until}}
เปิดลิงก์นี้เพื่อชำระเงิน ส่งสลิป และดูสถานะ ลิงก์นี้เป็นของคุณคนเดียว โปรดอย่าส่งต่อ:
{{link}}
`,
    en: `We have your registration {{reference}} for {{event}}.

Please pay {{amount}} by {{until}}.
This link is where you pay, send the slip and see what became of it. It is yours alone, so do not pass it on:
{{link}}
`,
  },
};

const holdEnding: MessageTemplate = {
  code: "order-hold-ending",
  placeholders: { event, reference, until, link },
  required: ["link"],
  subject: { th: "{{event}}: ใบสมัครของคุณยังไม่เสร็จ", en: "{{event}}: your registration is not finished" },
  body: {
    th: `ใบสมัคร {{reference}} ของงาน {{event}} ยังไม่ได้ยืนยัน เรากันที่ไว้ให้ถึง {{until}}

กรอกต่อจากที่ค้างไว้ได้ที่ลิงก์นี้ ข้อมูลที่กรอกแล้วยังอยู่:
{{link}}
`,
    en: `Order {{reference}} for {{event}} is not confirmed yet. Its places are held until {{until}}.

Go on where you left off. What you filled in is still there:
{{link}}
`,
  },
};

const paymentReminder: MessageTemplate = {
  code: "order-payment-reminder",
  placeholders: { event, reference, amount, until, link },
  required: ["reference", "link"],
  subject: { th: "{{event}}: ชำระเงินภายใน {{until}}", en: "{{event}}: please pay by {{until}}" },
  body: {
    th: `ใบสมัคร {{reference}} ของงาน {{event}} ยังค้างชำระ {{amount}}

หากไม่ได้รับเงินภายใน {{until}} ที่ที่กันไว้จะว่างลง หากโอนแล้ว โปรดส่งสลิปที่ลิงก์นี้:
{{link}}
`,
    en: `Order {{reference}} for {{event}} still waits for {{amount}}.

Without the payment its places become free at {{until}}. If you have paid, please send the slip here:
{{link}}
`,
  },
};

const confirmed: MessageTemplate = {
  code: "order-confirmed",
  placeholders: { event, reference, link },
  required: ["reference", "link"],
  subject: { th: "{{event}}: ใบสมัคร {{reference}} ยืนยันแล้ว", en: "{{event}}: registration {{reference}} is confirmed" },
  body: {
    th: `ใบสมัคร {{reference}} ของงาน {{event}} ยืนยันแล้ว ชื่อในใบสมัครอยู่ในรายชื่อผู้สมัครแล้ว

บัตรอิเล็กทรอนิกส์สำหรับรับอุปกรณ์และข้อมูลทั้งหมดอยู่ที่
{{link}}
`,
    en: `Order {{reference}} for {{event}} is confirmed. Everybody in it is on the start list.

Your e-ticket for collecting the kit, and all about your registration, is here:
{{link}}
`,
  },
};

const missing: MessageTemplate = {
  code: "order-missing",
  placeholders: { event, reference, names: { th: "ปิติ รักวิ่ง", en: "Piti Rakwing" }, link },
  required: ["names", "link"],
  subject: { th: "{{event}}: ข้อมูลผู้สมัครยังไม่ครบ", en: "{{event}}: something is still missing" },
  body: {
    th: `ใกล้ถึงวันงาน {{event}} แล้ว แต่ข้อมูลที่ผู้จัดต้องใช้ของผู้สมัครเหล่านี้ในใบสมัคร {{reference}} ยังไม่ครบ: {{names}}

โปรดให้แต่ละคนกรอกก่อนวันงานด้วยลิงก์ของตนเอง ดูว่าขาดอะไรและสร้างลิงก์ได้ที่
{{link}}
`,
    en: `The race {{event}} is near, and the organiser still needs something of these people in registration {{reference}}: {{names}}

Please have each of them fill it in before race day with a link of their own. See what is missing, and make links, here:
{{link}}
`,
  },
};

const expired: MessageTemplate = {
  code: "order-expired",
  placeholders: { event, reference, link },
  required: ["reference"],
  subject: { th: "{{event}}: ใบสมัคร {{reference}} หมดเวลา", en: "{{event}}: registration {{reference}} has expired" },
  body: {
    th: `ใบสมัคร {{reference}} ของงาน {{event}} หมดเวลาแล้ว ที่ที่กันไว้จึงว่างลง

หากยังต้องการสมัคร เปิดลิงก์นี้ ข้อมูลที่กรอกไว้ยังอยู่ หากโอนเงินแล้ว ส่งสลิปที่ลิงก์เดียวกัน ผู้จัดจะตรวจให้:
{{link}}
`,
    en: `The time of registration {{reference}} for {{event}} has passed, so its places are free again.

If you still want to enter, open this link: what you filled in is still there. If you have paid already, send the slip
there, and the organiser looks at it:
{{link}}
`,
  },
};

const cancelled: MessageTemplate = {
  code: "order-cancelled",
  placeholders: { event, reference, link },
  required: ["reference"],
  subject: { th: "{{event}}: ใบสมัคร {{reference}} ถูกยกเลิก", en: "{{event}}: registration {{reference}} was cancelled" },
  body: {
    th: `ใบสมัคร {{reference}} ของงาน {{event}} ถูกยกเลิกแล้ว ดูรายละเอียดได้ที่
{{link}}
`,
    en: `Order {{reference}} for {{event}} was cancelled. What became of it is here:
{{link}}
`,
  },
};

const freshLink: MessageTemplate = {
  code: "order-link",
  placeholders: { event, reference, link },
  required: ["link"],
  subject: { th: "{{event}}: ลิงก์ใบสมัคร {{reference}}", en: "{{event}}: the link to registration {{reference}}" },
  body: {
    th: `นี่คือลิงก์ของใบสมัคร {{reference}} ของงาน {{event}} ลิงก์นี้เป็นของคุณคนเดียว โปรดอย่าส่งต่อ:
{{link}}

หากคุณไม่ได้ขอ ไม่ต้องทำอะไร
`,
    en: `This is the link to registration {{reference}} for {{event}}. It is yours alone, so do not pass it on:
{{link}}

If you did not ask for it, there is nothing to do.
`,
  },
};

/** In the order in which they may come. */
export const orderMessages = [
  registered,
  holdEnding,
  paymentReminder,
  paid,
  received,
  slipRefused,
  slipAsked,
  confirmed,
  missing,
  receipt,
  expired,
  cancelled,
  refunded,
  refundUndone,
  freshLink,
] as const;
