import type { Balance } from "@time-event/domain/payments/balance";
import type { OrderState } from "@time-event/domain/orders/order-states";
import { bahtText, instantText } from "./letter-texts.ts";
import type { StoredOrder } from "./orders.types.ts";

type Written = Pick<StoredOrder, "state" | "language" | "deadlineAt">;

const endedTexts: Readonly<Partial<Record<OrderState, { readonly th: string; readonly en: string }>>> = {
  held: {
    th: "เงินนี้นับให้ใบสมัครนี้แล้ว โปรดยืนยันใบสมัครให้เสร็จ เพราะที่กันไว้ให้เพียงชั่วคราว",
    en: "It counts for this registration. Please finish the registration: its places are held for a short time only.",
  },
  expired: {
    th: "เงินมาถึงเมื่อหมดเวลาชำระแล้ว ที่ที่กันไว้จึงว่างลงก่อน ผู้จัดจะให้ที่อีกครั้งหากยังมี หรือคืนเงิน แล้วแจ้งให้ทราบ",
    en: "The time to pay had passed by then, and the places were free again. The organiser gives the registration places again, if there are any, or pays the money back. You will hear from us.",
  },
  cancelled: {
    th: "ใบสมัครนี้ถูกยกเลิกแล้ว จึงไม่มียอดที่ต้องชำระอีก ผู้จัดจะคืนเงินให้",
    en: "This registration was cancelled, so nothing more is to be paid. The organiser pays the money back.",
  },
};

/** What a letter says of money that came and of which nothing more is owed, or no place is kept, in the reader's language. */
export function payNoteOf({ state, language }: Written, { overpaidSatang }: Balance): string {
  const ended = endedTexts[state === "refunded" ? "cancelled" : state];
  if (ended) return ended[language];
  const tooMuch = bahtText(overpaidSatang, language);
  if (overpaidSatang > 0) {
    return language === "th"
      ? `เกินยอดที่ต้องชำระ ${tooMuch} ผู้จัดจะคืนส่วนที่เกินให้`
      : `That is ${tooMuch} more than the registration costs. The organiser pays the rest back.`;
  }
  return language === "th" ? "ชำระครบแล้ว" : "Nothing more is to be paid.";
}

/** Until when an order can be paid after a slip was turned down; empty: it has no such time. Of a cancelled event nothing is. */
export function timeToPayText(
  { state, language, deadlineAt }: Written,
  { timeZone, isCancelled }: { readonly timeZone: string; readonly isCancelled: boolean },
): string {
  if (isCancelled) {
    return language === "th"
      ? "งานนี้ถูกยกเลิกแล้ว จึงไม่มียอดที่ต้องชำระอีก"
      : "This event is cancelled, so nothing more is to be paid.";
  }
  if (state === "expired") {
    return language === "th"
      ? "หมดเวลาชำระแล้ว ที่ที่กันไว้จึงว่างลง หากยังต้องการสมัคร เปิดลิงก์ด้านล่าง"
      : "The time to pay has passed, so its places are free again. If you still want to enter, open the link below.";
  }
  if (state !== "awaiting_payment" || deadlineAt === null) return "";
  const until = instantText(deadlineAt, timeZone, language);
  return language === "th"
    ? `ชำระเงินและส่งสลิปได้ถึง ${until} หลังจากนั้นที่ที่กันไว้จะว่างลง`
    : `You can pay and send a slip until ${until}. After that its places become free.`;
}
