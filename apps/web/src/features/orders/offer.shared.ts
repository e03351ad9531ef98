import type { Offered } from "@time-event/contract/order-offers";

/** A category that can be chosen, or why it cannot. */
export type Offer = Offered["categories"][number];

/** What can be chosen beside an entry. */
export type OfferedAddOn = Offered["addOns"][number];

/** What is asked of each player. */
export type AskedQuestion = Offered["questions"][number];
