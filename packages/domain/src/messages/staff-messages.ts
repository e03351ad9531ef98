import type { MessageTemplate } from "./message-template.ts";
import { event, same } from "./order-samples.ts";

// What staff are told of each other's changes.

const paymentAccountsChanged: MessageTemplate = {
  code: "payment-accounts-changed",
  placeholders: {
    event,
    username: same("malee"),
    link: same("https://race.example.org/events/12/payment"),
  },
  required: ["event", "username", "link"],
  subject: { th: "{{event}}: บัญชีที่รับเงินเปลี่ยนแล้ว", en: "{{event}}: it is paid into another account" },
  body: {
    th: `{{username}} เพิ่งเปลี่ยนบัญชีที่รับเงินของงาน {{event}} ขณะมีผู้สมัครที่ได้รับแจ้งให้ชำระแล้ว

ตรวจบัญชีได้ที่
{{link}}

หากไม่มีใครในทีมตั้งใจเปลี่ยน ให้ปิดบัญชีนั้นทันที และแจ้งผู้ดูแลระบบ
`,
    en: `{{username}} has changed into which account {{event}} is paid, while people have been told to pay.

Look at the accounts here:
{{link}}

If nobody of your team meant to, switch that account off at once, and tell your administrator.
`,
  },
};

export const staffMessages: readonly MessageTemplate[] = [paymentAccountsChanged];
