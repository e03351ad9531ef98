import type { MessageTemplate } from "./message-template.ts";
import { amount, event, link, reference, same } from "./order-samples.ts";

// What the contact of an order is told of money. Their link is made when the mail is sent; it opens the order.

export const paid: MessageTemplate = {
  code: "order-paid",
  placeholders: { event, reference, amount, remaining: amount, link },
  required: ["reference"],
  subject: { th: "{{event}}: ได้รับเงิน {{amount}}", en: "{{event}}: we received {{amount}}" },
  body: {
    th: `เราได้รับเงิน {{amount}} สำหรับใบสมัคร {{reference}} ของงาน {{event}} แล้ว

ยอดคงเหลือ {{remaining}} ดูรายละเอียดได้ที่
{{link}}
`,
    en: `We received {{amount}} for registration {{reference}} for {{event}}.

Still to pay: {{remaining}}. All about your registration is here:
{{link}}
`,
  },
};

export const received: MessageTemplate = {
  code: "order-received",
  placeholders: {
    event,
    reference,
    amount,
    note: {
      th: "เกินยอดที่ต้องชำระ 250.00 บาท ผู้จัดจะคืนส่วนที่เกินให้",
      en: "That is 250.00 baht more than the registration costs. The organiser pays the rest back.",
    },
    link,
  },
  required: ["reference", "amount", "note"],
  subject: {
    th: "{{event}}: ได้รับเงิน {{amount}} ของใบสมัคร {{reference}}",
    en: "{{event}}: we received {{amount}} for registration {{reference}}",
  },
  body: {
    th: `เราได้รับเงิน {{amount}} สำหรับใบสมัคร {{reference}} ของงาน {{event}} แล้ว

{{note}}

ดูรายละเอียดได้ที่
{{link}}
`,
    en: `We received {{amount}} for registration {{reference}} for {{event}}.

{{note}}

All about your registration is here:
{{link}}
`,
  },
};

const deadline = {
  th: "ชำระเงินและส่งสลิปได้ถึง 14 ธ.ค. 2569 18:00 น. หลังจากนั้นที่ที่กันไว้จะว่างลง",
  en: "You can pay and send a slip until 14 Dec 2026 18:00. After that its places become free.",
};

export const slipRefused: MessageTemplate = {
  code: "order-slip-refused",
  placeholders: {
    event,
    reference,
    reason: { th: "ยอดเงินไม่ตรงกับใบสมัคร", en: "The amount is not that of the registration" },
    deadline,
    link,
  },
  required: ["reason", "link"],
  subject: {
    th: "{{event}}: สลิปของใบสมัคร {{reference}} ใช้ไม่ได้",
    en: "{{event}}: a slip of registration {{reference}} was refused",
  },
  body: {
    th: `เราตรวจสลิปของใบสมัคร {{reference}} แล้ว และรับไว้ไม่ได้

เหตุผล: {{reason}}
{{deadline}}

ส่งสลิปอื่นหรือติดต่อผู้จัดได้ที่
{{link}}
`,
    en: `We looked at a slip of registration {{reference}} for {{event}} and cannot accept it.

Why: {{reason}}
{{deadline}}

Send another slip, or ask the organiser, here:
{{link}}
`,
  },
};

export const slipAsked: MessageTemplate = {
  code: "order-slip-asked",
  placeholders: {
    event,
    reference,
    reason: { th: "รูปไม่ชัด อ่านยอดเงินไม่ได้", en: "The picture is too blurred to read the amount" },
    deadline,
    link,
  },
  required: ["reason", "link"],
  subject: {
    th: "{{event}}: ขอสลิปของใบสมัคร {{reference}} อีกครั้ง",
    en: "{{event}}: please send the slip of registration {{reference}} again",
  },
  body: {
    th: `เราตรวจสลิปของใบสมัคร {{reference}} ของงาน {{event}} ต่อไม่ได้

สิ่งที่ต้องการ: {{reason}}
{{deadline}}

ส่งสลิปอีกครั้งได้ที่
{{link}}
`,
    en: `We cannot finish checking the slip of registration {{reference}} for {{event}}.

What we need: {{reason}}
{{deadline}}

Please send it again here:
{{link}}
`,
  },
};

export const receipt: MessageTemplate = {
  code: "order-receipt",
  placeholders: { event, reference, number: same("2569/000123"), amount, link },
  required: ["number", "link"],
  subject: { th: "{{event}}: ใบเสร็จรับเงิน {{number}}", en: "{{event}}: receipt {{number}}" },
  body: {
    th: `ใบเสร็จรับเงินเลขที่ {{number}} ยอด {{amount}} ของใบสมัคร {{reference}} พร้อมแล้ว

เปิดหรือบันทึกไฟล์ PDF ได้ที่
{{link}}
`,
    en: `Receipt {{number}} about {{amount}} for registration {{reference}} is ready.

Open or save it as a PDF here:
{{link}}
`,
  },
};

export const refunded: MessageTemplate = {
  code: "order-refunded",
  placeholders: { event, reference, amount, link },
  required: ["reference", "amount"],
  subject: { th: "{{event}}: คืนเงินใบสมัคร {{reference}}", en: "{{event}}: refund of registration {{reference}}" },
  body: {
    th: `ผู้จัดคืนเงิน {{amount}} ของใบสมัคร {{reference}} ของงาน {{event}} แล้ว ดูรายละเอียดได้ที่
{{link}}
`,
    en: `The organiser paid back {{amount}} of registration {{reference}} for {{event}}. The details are here:
{{link}}
`,
  },
};

export const refundUndone: MessageTemplate = {
  code: "order-refund-undone",
  placeholders: { event, reference, amount, link },
  required: ["reference", "amount"],
  subject: {
    th: "{{event}}: แก้ไขรายการคืนเงินใบสมัคร {{reference}}",
    en: "{{event}}: the refund of registration {{reference}} is corrected",
  },
  body: {
    th: `รายการคืนเงิน {{amount}} ของใบสมัคร {{reference}} ของงาน {{event}} บันทึกผิด เงินจำนวนนี้ยังอยู่กับผู้จัด ดูรายละเอียดได้ที่
{{link}}
`,
    en: `The refund of {{amount}} of registration {{reference}} for {{event}} was recorded by mistake: the organiser still has this money.
The details are here:
{{link}}
`,
  },
};
