import type { MessageTemplate } from "./message-template.ts";

// What the contact of an order is told of changes that staff make.

const same = (text: string) => ({ th: text, en: text });

const event = { th: "ดอยสุเทพเทรล 2569", en: "Doi Suthep Trail 2026" };
const reference = same("K7M2P9QX");
const link = same("https://race.example.org/register/registration#registration_Qm9ybjIwUnVu");

const moved: MessageTemplate = {
  code: "order-moved",
  placeholders: {
    event,
    reference,
    from: { th: "10 กม.", en: "10K" },
    to: { th: "ฮาล์ฟมาราธอน · เวฟ A", en: "Half marathon · Wave A" },
    link,
  },
  required: ["to", "link"],
  subject: {
    th: "{{event}}: เปลี่ยนรุ่นหรือเวฟในใบสมัคร {{reference}}",
    en: "{{event}}: registration {{reference}} has another category or wave",
  },
  body: {
    th: `ผู้จัดงาน {{event}} เปลี่ยนรุ่นหรือเวฟในใบสมัคร {{reference}} แล้ว

จาก: {{from}}
เป็น: {{to}}

ราคา ยอดที่ต้องชำระหรือจะได้คืน และบัตรอิเล็กทรอนิกส์ล่าสุดอยู่ที่
{{link}}
`,
    en: `The organiser of {{event}} moved an entry of registration {{reference}} to another category or wave.

From: {{from}}
To: {{to}}

The price, what is to be paid or paid back, and the e-ticket as it is now are here:
{{link}}
`,
  },
};

const credit: MessageTemplate = {
  code: "order-credit",
  placeholders: {
    event,
    reference,
    number: same("2569-000124"),
    amount: { th: "300.00 บาท", en: "300.00 baht" },
    link,
  },
  required: ["number", "link"],
  subject: { th: "{{event}}: ใบลดหนี้ {{number}}", en: "{{event}}: credit note {{number}}" },
  body: {
    th: `ใบสมัคร {{reference}} ราคาลดลง {{amount}} เราจึงออกใบลดหนี้เลขที่ {{number}} ให้

เปิดหรือบันทึกไฟล์ PDF และดูยอดที่จะได้คืนได้ที่
{{link}}
`,
    en: `Order {{reference}} costs {{amount}} less, so there is credit note {{number}}.

Open or save it as a PDF, and see what will be paid back, here:
{{link}}
`,
  },
};

/** In the order in which they may come. */
export const changeMessages = [moved, credit] as const;
