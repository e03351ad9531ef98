/**
 * The states of an order. All its entries have the same state. `held`: being filled in, its places are kept;
 * `awaiting_payment`: confirmed by the contact, with a price that stays.
 */
export const orderStates = ["held", "awaiting_payment", "confirmed", "expired", "cancelled", "refunded"] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * What happens to an order. `settle`: nothing is owed any more; `expire`: its deadline has passed; `undo_refund`: its money did
 * not go back after all.
 */
export const orderSteps = ["hold", "confirm", "settle", "expire", "cancel", "refund", "undo_refund"] as const;
export type OrderStep = (typeof orderSteps)[number];

/** The table of transitions: every step that an order can take, and where it leads. */
export const orderTransitions: Readonly<Record<OrderState, Readonly<Partial<Record<OrderStep, OrderState>>>>> = {
  held: { confirm: "awaiting_payment", settle: "confirmed", expire: "expired", cancel: "cancelled" },
  awaiting_payment: { settle: "confirmed", expire: "expired", cancel: "cancelled" },
  confirmed: { cancel: "cancelled" },
  // with the places that are left by then
  expired: { hold: "held", settle: "confirmed", cancel: "cancelled" },
  cancelled: { refund: "refunded" },
  refunded: { undo_refund: "cancelled" },
};

/**
 * The state after a step; undefined: an order in this state cannot take it.
 *
 * @example
 * stateAfter("held", "confirm"); // "awaiting_payment"
 * stateAfter("refunded", "settle"); // undefined
 */
export function stateAfter(state: OrderState, step: OrderStep): OrderState | undefined {
  return orderTransitions[state][step];
}

/**
 * Does an order in this state take places?
 *
 * @example
 * takesPlaces("awaiting_payment"); // true
 * takesPlaces("expired"); // false
 */
export function takesPlaces(state: OrderState): boolean {
  return state === "held" || state === "awaiting_payment" || state === "confirmed";
}
