import type { Offered } from "@time-event/contract/order-offers";

type Category = Pick<Offered["categories"][number], "whyNot">;

/**
 * Why nobody can have a place in a category now, whoever asks; undefined: there are some. That entries are closed, or that every
 * fee has ended, does not concern the desk.
 *
 * @example
 * whyFullOf({ whyNot: ["entries_closed", "category_full"] }); // "category_full"
 */
export function whyFullOf({ whyNot }: Category): "category_full" | "places_held" | undefined {
  return whyNot.find((why) => why === "category_full" || why === "places_held");
}
