import type { MessageTemplate } from "./message-template.ts";
import { event, link, reference, same } from "./order-samples.ts";

// What the contact of an order is told when the jury has answered. The answer is as the jury wrote it.

const bib = same("1042");

const protest: MessageTemplate = {
  code: "order-protest",
  placeholders: {
    event,
    reference,
    bib,
    outcome: { th: "รับคำประท้วง", en: "The protest is accepted" },
    answer: {
      th: "พบในแผ่นจดของจุดที่ 2 เพิ่มเวลาแล้ว",
      en: "The sheet of checkpoint 2 has the number. The time was added.",
    },
    link,
  },
  required: ["outcome", "answer", "link"],
  subject: {
    th: "{{event}}: กรรมการตอบคำประท้วงของ BIB {{bib}}",
    en: "{{event}}: the jury answered the protest of bib {{bib}}",
  },
  body: {
    th: `กรรมการของงาน {{event}} ตอบคำประท้วงของ BIB {{bib}} ในใบสมัคร {{reference}} แล้ว

ผล: {{outcome}}
{{answer}}

ดูคำประท้วงและคำตอบทั้งหมดได้ที่
{{link}}
`,
    en: `The jury of {{event}} answered the protest of bib {{bib}}, order {{reference}}.

Decision: {{outcome}}
{{answer}}

All protests and answers are here:
{{link}}
`,
  },
};

const appeal: MessageTemplate = {
  code: "order-appeal",
  placeholders: {
    event,
    reference,
    bib,
    outcome: { th: "ยกเลิกโทษ", en: "The penalty is lifted" },
    answer: { th: "ภาพจากกล้องไม่ชัดพอ", en: "The picture is not clear enough." },
    link,
  },
  required: ["outcome", "answer", "link"],
  subject: {
    th: "{{event}}: กรรมการตอบอุทธรณ์ของ BIB {{bib}}",
    en: "{{event}}: the jury answered the appeal of bib {{bib}}",
  },
  body: {
    th: `กรรมการของงาน {{event}} ตัดสินอุทธรณ์ของ BIB {{bib}} ในใบสมัคร {{reference}} แล้ว

ผล: {{outcome}}
{{answer}}

ดูโทษและคำตอบทั้งหมดได้ที่
{{link}}
`,
    en: `The jury of {{event}} decided the appeal of bib {{bib}}, order {{reference}}.

Decision: {{outcome}}
{{answer}}

All penalties and answers are here:
{{link}}
`,
  },
};

/** In the order in which they may come. */
export const juryMessages = [protest, appeal] as const;
