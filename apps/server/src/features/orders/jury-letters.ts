import type { JuryAnswer, TellOfAnswer } from "../penalties/jury-answer.types.ts";
import type { TellContact } from "./order-letters.ts";
import { loadOrder } from "./orders.queries.ts";

/** What the answer means, by whether the player is right. */
const outcomes: Record<JuryAnswer["to"], Record<"yes" | "no", { readonly th: string; readonly en: string }>> = {
  protest: {
    yes: { th: "รับคำประท้วง", en: "The protest is accepted" },
    no: { th: "ไม่รับคำประท้วง", en: "The protest is rejected" },
  },
  appeal: {
    yes: { th: "ยกเลิกโทษ", en: "The penalty is lifted" },
    no: { th: "ยืนโทษตามเดิม", en: "The penalty stands" },
  },
};

/** Writes to the contact of the order by which a player is in the race; the page with the answer opens by the letter's link. */
export function createJuryLetters(tellContact: TellContact): TellOfAnswer {
  return async (tx, { eventId, orderId, to, isAccepted, bib, answer }) => {
    const order = await loadOrder(tx, eventId, orderId);
    const outcome = outcomes[to][isAccepted ? "yes" : "no"][order.language];
    await tellContact(tx, order, to, { bib, outcome, answer: answer.trim() || "–" });
  };
}
