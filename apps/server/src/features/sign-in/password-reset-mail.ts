import type { Mail } from "../../app/mail.ts";

/** How long a link can be used. */
export const linkLifeMs = 60 * 60_000;

/** The key stands in the fragment, which no browser sends to a server: it is in no log and in no referrer. */
export function resetLink(publicUrl: string, key: string): string {
  return `${publicUrl}/auth/password-reset#${key}`;
}

export function resetMail(to: string, username: string, language: "th" | "en", link: string): Mail {
  const minutes = linkLifeMs / 60_000;
  if (language === "en") {
    return {
      to,
      subject: "Time/Event: choose a new password",
      text:
        `Somebody asked for a new password for ${username}.\n\n` +
        `Choose it here, within ${minutes} minutes. The link works once:\n${link}\n\n` +
        "If it was not you, there is nothing to do: your password stays as it is.\n",
    };
  }
  return {
    to,
    subject: "Time/Event: ตั้งรหัสผ่านใหม่",
    text:
      `มีผู้ขอตั้งรหัสผ่านใหม่ของ ${username}\n\n` +
      `ตั้งรหัสผ่านใหม่ได้ที่ลิงก์นี้ภายใน ${minutes} นาที ลิงก์ใช้ได้ครั้งเดียว:\n${link}\n\n` +
      "หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้\n",
  };
}
