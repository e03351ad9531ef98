import type { OrderContact } from "@time-event/contract/order-contact";
import type { OrderPlayer } from "@time-event/contract/order-player";
import { maskAll, maskEmail, maskField, maskPhone } from "@time-event/domain/entries/mask";
import { personalTexts } from "@time-event/domain/entries/entry-fields";

/** A contact as staff without the right to personal data see it. */
export function maskContact({ name, phone, email }: OrderContact): OrderContact {
  return { name, phone: maskPhone(phone), email: maskEmail(email) };
}

/** The same for a player. */
export function maskPlayer(player: OrderPlayer): OrderPlayer {
  const masked = (["birthDate", ...personalTexts] as const).map((field) => [field, maskField(field, player[field])]);
  // whatever is asked: an illness, a document
  const answers = Object.fromEntries(Object.keys(player.answers).map((question) => [question, maskAll("answered")]));
  return { ...player, answers, ...(Object.fromEntries(masked) as Partial<OrderPlayer>) };
}
