import type { InstantMs } from "../time/instant.ts";
import { type OrderState, takesPlaces } from "./order-states.ts";

const minuteMs = 60_000;
/** How long places are held after the contact last did something. */
const holdMs = 15 * minuteMs;
/** Places are never held longer than this, however much is typed. */
const longestHoldMs = 60 * minuteMs;
/** How long an order waits for its payment. */
const paymentMs = 24 * 60 * minuteMs;

/**
 * Until when an order holds its places: each change of the contact gives it another quarter of an hour, up to an hour.
 *
 * @param heldAt since when it holds places
 * @example
 * holdUntil(0, 50 * 60_000); // 3_600_000: an hour, not 65 minutes
 */
export function holdUntil(heldAt: InstantMs, now: InstantMs): InstantMs {
  return Math.min(now + holdMs, heldAt + longestHoldMs);
}

/**
 * Until when an order that is confirmed now can be paid.
 *
 * @example
 * payUntil(0); // 86_400_000
 */
export function payUntil(now: InstantMs): InstantMs {
  return now + paymentMs;
}

/** So long after an order has expired, money that comes pays the price that it had. */
export const latePriceMs = 3 * 24 * 60 * minuteMs;

/**
 * Until when money for an expired order pays its old price. After that it is worth what the same costs by then, or a
 * person decides: else an early price could be kept without holding a place.
 *
 * @example
 * keepsPriceUntil(0); // 259_200_000: three days
 */
export function keepsPriceUntil(expiredAt: InstantMs): InstantMs {
  return expiredAt + latePriceMs;
}

/** How long before the deadline its contact is reminded: of a hold, and of a payment. */
export const remindsOf = { heldMs: 5 * minuteMs, awaitingPaymentMs: 6 * 60 * minuteMs } as const;

/** So many days before the race contacts are asked for what members of their orders have not filled in. */
export const asksDaysBefore = 7;

/** How long a contact has at least, once a person has refused their slip or asked for another. */
const secondTryMs = 12 * 60 * minuteMs;

/**
 * Until when a confirmed order can be paid after its slip was refused. While a slip waits for a person,
 * nothing ends by the clock: the contact has done their part.
 *
 * @param confirmedAt when the contact confirmed the order
 * @example
 * payAgainUntil(0, 23 * 3_600_000); // 35 * 3_600_000: 12 hours from now
 * payAgainUntil(0, 3_600_000); // 24 * 3_600_000: as before
 */
export function payAgainUntil(confirmedAt: InstantMs, now: InstantMs): InstantMs {
  return Math.max(payUntil(confirmedAt), now + secondTryMs);
}

interface Timed {
  readonly state: OrderState;
  /** Null: nothing ends by the clock. */
  readonly deadlineAt: InstantMs | null;
}

/**
 * Has the time of an order passed that still takes places? A job stores a little later that it has expired; nobody may see
 * it otherwise, or change it, in between.
 *
 * @example
 * isOverdue({ state: "held", deadlineAt: 1_000 }, 1_000); // true
 * isOverdue({ state: "cancelled", deadlineAt: 1_000 }, 2_000); // false
 */
export function isOverdue({ state, deadlineAt }: Timed, now: InstantMs): boolean {
  return deadlineAt !== null && deadlineAt <= now && takesPlaces(state);
}

/**
 * An order as it is now: one that is overdue has expired.
 *
 * @example
 * asOfNow({ state: "held", deadlineAt: 1_000 }, 1_000); // { state: "expired", deadlineAt: null }
 */
export function asOfNow<T extends Timed>(order: T, now: InstantMs): T {
  return isOverdue(order, now) ? { ...order, state: "expired", deadlineAt: null } : order;
}
