import type { OrderContact, ShippingAddress } from "@time-event/contract/order-contact";
import type { OrderPlayer } from "@time-event/contract/order-player";
import type { Answers } from "@time-event/domain/questions/answers";
import { maskAll, maskEmail, maskField, maskPhone } from "@time-event/domain/entries/mask";
import { personalTexts } from "@time-event/domain/entries/entry-fields";

/** A contact as staff without the right to personal data see it. */
export function maskContact({ name, phone, email }: OrderContact): OrderContact {
  return { name, phone: maskPhone(phone), email: maskEmail(email) };
}

/** Where to send something: the province alone, by which parcels are counted. */
export function maskShipping({ province, ...address }: ShippingAddress): ShippingAddress {
  const masked = Object.entries(address).map(([field, text]) => [field, maskAll(text)]);
  return { ...address, ...(Object.fromEntries(masked) as Partial<ShippingAddress>), province };
}

/** Whatever is asked: an illness, a document. */
export function maskAnswers(answers: Answers): Record<string, string> {
  return Object.fromEntries(Object.keys(answers).map((question) => [question, maskAll("answered")]));
}

/** The same for a player. */
export function maskPlayer(player: OrderPlayer): OrderPlayer {
  const masked = (["birthDate", ...personalTexts] as const).map((field) => [field, maskField(field, player[field])]);
  return { ...player, answers: maskAnswers(player.answers), ...(Object.fromEntries(masked) as Partial<OrderPlayer>) };
}
