import type { TransferReason } from "@time-event/domain/payments/transfer-states";

/** What a letter says to the contact where staff add no words of their own. */
export const reasonTexts: Readonly<Record<TransferReason, { readonly th: string; readonly en: string }>> = {
  not_received: { th: "ยังไม่พบยอดเงินเข้าบัญชี", en: "The money has not arrived in our account." },
  wrong_amount: { th: "ยอดในสลิปไม่ตรงกับยอดที่แจ้ง", en: "The amount on the slip is not the one that was stated." },
  wrong_receiver: { th: "โอนไปยังบัญชีอื่น", en: "The money went to another account." },
  unreadable: { th: "ภาพสลิปไม่ชัด", en: "The picture of the slip cannot be read." },
  no_slip: { th: "ภาพที่ส่งไม่ใช่สลิปโอนเงิน", en: "The picture is not a slip of a transfer." },
  used_before: { th: "สลิปนี้ถูกใช้แล้ว", en: "This slip was used before." },
  other: { th: "ติดต่อผู้จัดงาน", en: "Please contact the organiser." },
};
