import type { OrderContact, OrderPlayer } from "@time-event/contract/orders";
import { maskEmail, maskField, maskPhone } from "@time-event/domain/entries/mask";
import { personalTexts } from "@time-event/domain/entries/entry-fields";

/** A contact as staff without the right to personal data see it. */
export function maskContact({ name, phone, email }: OrderContact): OrderContact {
  return { name, phone: maskPhone(phone), email: maskEmail(email) };
}

/** The same for a player. */
export function maskPlayer(player: OrderPlayer): OrderPlayer {
  const masked = (["birthDate", ...personalTexts] as const).map((field) => [field, maskField(field, player[field])]);
  return { ...player, ...(Object.fromEntries(masked) as Partial<OrderPlayer>) };
}
