import type { EventPage } from "@time-event/contract/events";
import type { Order } from "@time-event/contract/orders";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import type { AskedQuestion, Offer, OfferedAddOn } from "../offer.shared.ts";
import type { Entering } from "./use-entering.ts";

/** What every screen of the entry gets. */
export interface ScreenProps {
  readonly event: EventPage;
  readonly offers: readonly Offer[];
  readonly addOns: readonly OfferedAddOn[];
  readonly questions: readonly AskedQuestion[];
  readonly asked: AskedOfPerson;
  readonly entering: Entering;
  /** The id of what a form without script sends next. */
  readonly submitId: string;
}

/** A screen that has an order. */
export interface OrderScreenProps extends ScreenProps {
  readonly order: Order;
}
