import type { Order } from "@time-event/contract/orders";

type Looked = Pick<Order, "state" | "entries">;

/** What asks for something comes first, then what has a place. */
const urgency: Readonly<Record<Order["state"], number>> = {
  held: 0,
  awaiting_payment: 1,
  confirmed: 2,
  expired: 3,
  refunded: 4,
  cancelled: 5,
};

/**
 * The order that a line about several should speak of; of equal ones the first. Null: there is none worth a word, for
 * one in which nothing is chosen holds no place.
 */
export function mostUrgent<T extends Looked>(orders: readonly T[]): T | null {
  const begun = orders.filter(({ entries }) => entries.length > 0);
  return begun.sort((a, b) => urgency[a.state] - urgency[b.state])[0] ?? null;
}
