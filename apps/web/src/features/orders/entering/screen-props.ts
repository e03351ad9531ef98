import type { Order } from "@time-event/contract/orders";
import type { EntryOffers } from "./entry-offers.ts";
import type { Entering } from "./use-entering.ts";

/** What every screen of the entry gets. */
export interface ScreenProps extends EntryOffers {
  readonly entering: Entering;
  /** The id of what a form without script sends next. */
  readonly submitId: string;
}

/** A screen that has an order. */
export interface OrderScreenProps extends ScreenProps {
  readonly order: Order;
}
