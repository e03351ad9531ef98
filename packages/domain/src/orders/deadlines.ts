import type { InstantMs } from "../time/instant.ts";
import { type OrderState, takesPlaces } from "./order-states.ts";

const minuteMs = 60_000;
/** How long places are held after the contact last did something. */
const holdMs = 15 * minuteMs;
/** Places are never held longer than this, however much is typed. */
const longestHoldMs = 60 * minuteMs;
const hourMs = 60 * minuteMs;
/** How many hours an order waits for its payment: what an organiser can say, and what holds otherwise. */
export const payHours = { least: 1, most: 168, otherwise: 24 } as const;

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
 * How long an order that is confirmed now can be paid, in ms. More than a day ends where the day of the race begins: nobody
 * keeps a place through a race without paying for it.
 *
 * @param hours what the organiser says
 * @param raceDayAt when the day of the race begins, where the race is
 * @example
 * timeToPay(0, { hours: 48, raceDayAt: 864_000_000 }); // 172_800_000
 * timeToPay(0, { hours: 48, raceDayAt: 100_000_000 }); // 100_000_000
 * timeToPay(0, { hours: 48, raceDayAt: 3_600_000 }); // 86_400_000
 */
export function timeToPay(
  now: InstantMs,
  { hours, raceDayAt }: { readonly hours: number; readonly raceDayAt: InstantMs },
): number {
  const longest = hours * hourMs;
  return Math.max(Math.min(longest, payHours.otherwise * hourMs), Math.min(longest, raceDayAt - now));
}

/**
 * What may be promised of that time before an order is confirmed: how many whole hours, and, where it ends with the day of the
 * race, when that is (else null).
 *
 * @example
 * promisedTime(0, { hours: 2, raceDayAt: 864_000_000 }); // { payHours: 2, payUntil: null }
 * promisedTime(0, { hours: 48, raceDayAt: 100_000_000 }); // { payHours: 27, payUntil: 100_000_000 }
 */
export function promisedTime(
  now: InstantMs,
  toPay: { readonly hours: number; readonly raceDayAt: InstantMs },
): { readonly payHours: number; readonly payUntil: InstantMs | null } {
  const payMs = timeToPay(now, toPay);
  const isCut = payMs < toPay.hours * hourMs && now + payMs === toPay.raceDayAt;
  return { payHours: Math.floor(payMs / hourMs), payUntil: isCut ? toPay.raceDayAt : null };
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

/**
 * How long before the deadline its contact is reminded: of a hold, and of a payment, of which that part of its time is left,
 * but never more than a day.
 */
const remindsOf = { heldMs: 5 * minuteMs, partOfPayment: 1 / 4, longestMs: 24 * hourMs } as const;

/**
 * When the contact of an order is reminded of its deadline.
 *
 * @param payMs how long it could be paid from its confirmation on; null: its places are only held
 * @example
 * remindAt(15 * 60_000, null); // 10 * 60_000
 * remindAt(24 * 3_600_000, 24 * 3_600_000); // 18 * 3_600_000
 * remindAt(168 * 3_600_000, 168 * 3_600_000); // 144 * 3_600_000
 */
export function remindAt(deadlineAt: InstantMs, payMs: number | null): InstantMs {
  const { heldMs, partOfPayment, longestMs } = remindsOf;
  return Math.ceil(deadlineAt - (payMs === null ? heldMs : Math.min(longestMs, payMs * partOfPayment)));
}

/** So many days before the race contacts are asked for what members of their orders have not filled in. */
export const asksDaysBefore = 7;

/** How long a contact has at least, once a person has refused their slip or asked for another, where they had as long before. */
const secondTryMs = 12 * hourMs;

/**
 * Until when a confirmed order can be paid after its slip was refused. While slips with a bank's code for about what it owes wait
 * for a person, nothing ends by the clock: the contact has done their part.
 *
 * @param confirmed when the contact confirmed the order, and how long it could be paid from then on
 * @example
 * payAgainUntil({ at: 0, payMs: 24 * 3_600_000 }, 23 * 3_600_000); // 35 * 3_600_000: 12 hours from now
 * payAgainUntil({ at: 0, payMs: 24 * 3_600_000 }, 3_600_000); // 24 * 3_600_000: as before
 * payAgainUntil({ at: 0, payMs: 2 * 3_600_000 }, 3_600_000); // 3 * 3_600_000: as long as at first
 */
export function payAgainUntil(
  { at, payMs }: { readonly at: InstantMs; readonly payMs: number },
  now: InstantMs,
): InstantMs {
  return Math.max(at + payMs, now + Math.min(secondTryMs, payMs));
}

/** So long staff have at least to look at the first slip of an order that is for less than it owes. */
const smallSlipMs = 24 * hourMs;

/**
 * Until when an order with a slip for less than it owes can be paid at least: what was sent is looked at, and the rest can come. Once,
 * however many such slips there are.
 *
 * @param firstSlipAt when the first of its slips was handed in
 * @param payMs how long it could be paid from its confirmation on
 * @example
 * smallSlipUntil(0, 48 * 3_600_000); // 24 * 3_600_000
 * smallSlipUntil(0, 2 * 3_600_000); // 2 * 3_600_000: as long as at first
 */
export function smallSlipUntil(firstSlipAt: InstantMs, payMs: number): InstantMs {
  return firstSlipAt + Math.min(smallSlipMs, payMs);
}

/** So long staff have to look at a slip for all that an order owes whose code nobody could read. */
const unreadSlipMs = 7 * 24 * hourMs;

/**
 * Until when an order keeps its places at least for such a slip. A bank's code stops the clock, because whoever forges it leaves
 * evidence; a picture without one may show nothing at all, and would keep places for ever where nobody looks.
 *
 * @param slipAt when the first slip was handed in that no person has decided about
 * @example
 * unreadSlipUntil(0); // 604_800_000: a week
 */
export function unreadSlipUntil(slipAt: InstantMs): InstantMs {
  return slipAt + unreadSlipMs;
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
