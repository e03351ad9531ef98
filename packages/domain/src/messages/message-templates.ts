import { changeMessages } from "./change-messages.ts";
import { juryMessages } from "./jury-messages.ts";
import type { MessageTemplate } from "./message-template.ts";
import { orderMessages } from "./order-messages.ts";
import { staffMessages } from "./staff-messages.ts";

const same = (text: string) => ({ th: text, en: text });

const passwordReset: MessageTemplate = {
  code: "password-reset",
  placeholders: {
    username: same("malee"),
    minutes: same("60"),
    link: same("https://race.example.org/auth/password-reset#Qm9ybjIwUnVu"),
  },
  required: ["link"],
  subject: { th: "Time/Event: ตั้งรหัสผ่านใหม่", en: "Time/Event: choose a new password" },
  body: {
    th: `มีผู้ขอตั้งรหัสผ่านใหม่ของ {{username}}

ตั้งรหัสผ่านใหม่ได้ที่ลิงก์นี้ภายใน {{minutes}} นาที ลิงก์ใช้ได้ครั้งเดียว:
{{link}}

หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้
`,
    en: `Somebody asked for a new password for {{username}}.

Choose it here, within {{minutes}} minutes. The link works once:
{{link}}

If it was not you, there is nothing to do: your password stays as it is.
`,
  },
};

const invitation: MessageTemplate = {
  code: "invitation",
  placeholders: {
    username: same("malee"),
    days: same("3"),
    link: same("https://race.example.org/auth/password-reset#Qm9ybjIwUnVu"),
  },
  required: ["link"],
  subject: { th: "Time/Event: บัญชีผู้ใช้ของคุณ", en: "Time/Event: your account" },
  body: {
    th: `คุณเข้าใช้งาน Time/Event ได้ด้วยชื่อผู้ใช้ {{username}}

ตั้งรหัสผ่านได้ที่ลิงก์นี้ภายใน {{days}} วัน ลิงก์ใช้ได้ครั้งเดียว:
{{link}}
`,
    en: `You can sign in to Time/Event as {{username}}.

Choose your password here, within {{days}} days. The link works once:
{{link}}
`,
  },
};

const passwordChanged: MessageTemplate = {
  code: "password-changed",
  placeholders: { username: same("malee") },
  required: [],
  subject: { th: "Time/Event: รหัสผ่านของคุณเปลี่ยนแล้ว", en: "Time/Event: your password was changed" },
  body: {
    th: `รหัสผ่านของ {{username}} เพิ่งเปลี่ยน

หากคุณไม่ได้เป็นผู้เปลี่ยน โปรดแจ้งผู้ดูแลระบบทันที
`,
    en: `The password of {{username}} was changed just now.

If it was not you, tell your administrator at once.
`,
  },
};

const emailChanged: MessageTemplate = {
  code: "email-changed",
  placeholders: {
    username: same("malee"),
    days: same("7"),
    link: same("https://race.example.org/auth/email-undo#Qm9ybjIwUnVu"),
  },
  required: ["link"],
  subject: { th: "Time/Event: อีเมลของบัญชีคุณเปลี่ยนแล้ว", en: "Time/Event: the e-mail address of your account was changed" },
  body: {
    th: `บัญชี {{username}} เปลี่ยนไปใช้อีเมลอื่นแล้ว อีเมลนี้จะไม่ได้รับข้อความของบัญชีอีก

หากคุณไม่ได้เป็นผู้เปลี่ยน เปิดลิงก์นี้ภายใน {{days}} วันเพื่อคืนอีเมลเดิม ทุกอุปกรณ์จะออกจากระบบ แล้วคุณตั้งรหัสผ่านใหม่ได้ทันที:
{{link}}
`,
    en: `The account {{username}} has another e-mail address now. This address gets no more mails about it.

If it was not you, open this link within {{days}} days. It brings this address back, signs every device out, and lets you
choose a new password at once:
{{link}}
`,
  },
};

const secondFactorChanged: MessageTemplate = {
  code: "second-factor-changed",
  placeholders: { username: same("malee") },
  required: [],
  subject: { th: "Time/Event: การยืนยันขั้นที่สองเปลี่ยนแล้ว", en: "Time/Event: your second step was changed" },
  body: {
    th: `การยืนยันขั้นที่สองของ {{username}} เพิ่งเปลี่ยน ดูได้ที่โปรไฟล์ หัวข้อความปลอดภัย

หากคุณไม่ได้เป็นผู้เปลี่ยน โปรดแจ้งผู้ดูแลระบบทันที
`,
    en: `The second step of the sign-in of {{username}} was changed just now. Your profile shows it under Security.

If it was not you, tell your administrator at once.
`,
  },
};

/** Every message that the product sends, in the order in which its screen lists them. */
export const messageTemplates: readonly MessageTemplate[] = [
  passwordReset,
  passwordChanged,
  invitation,
  emailChanged,
  secondFactorChanged,
  ...staffMessages,
  ...orderMessages,
  ...changeMessages,
  ...juryMessages,
];

/**
 * @example messageTemplateOf("password-reset")?.required // ["link"]
 */
export function messageTemplateOf(code: string): MessageTemplate | undefined {
  return messageTemplates.find((template) => template.code === code);
}
