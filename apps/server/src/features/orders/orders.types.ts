import type { DiscountCode } from "@time-event/contract/discount-codes";
import type { OrderContact, ShippingAddress } from "@time-event/contract/order-contact";
import type { OrderPlayer } from "@time-event/contract/order-player";
import type { OrderQuote } from "@time-event/contract/order-quote";
import type { Order } from "@time-event/contract/orders";
import type { ChosenAddOn } from "@time-event/domain/add-ons/chosen-add-ons";
import type { OrderState, OrderStep } from "@time-event/domain/orders/order-states";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Origin } from "./order-origin.ts";

export interface StoredOrderEntry {
  readonly id: number;
  readonly categoryId: number;
  /** Null: none is chosen, or its category has none. */
  readonly waveId: number | null;
  readonly team: string;
  readonly places: number;
  readonly soldBefore: number;
  /** Tidied; birth dates as `YYYY-MM-DD` CE, or empty. */
  readonly players: readonly OrderPlayer[];
}

export interface StoredOrder {
  readonly id: number;
  readonly eventId: number;
  readonly reference: string;
  readonly state: OrderState;
  readonly contact: OrderContact;
  readonly language: "th" | "en";
  /** What is chosen once for the whole order. */
  readonly addOns: readonly ChosenAddOn[];
  /** Null: nothing was filled in. */
  readonly shipping: ShippingAddress | null;
  /** Null: it has none. */
  readonly code: DiscountCode | null;
  readonly consents: Order["consents"];
  /** Null: staff have made it, or it holds nothing that is not paid. */
  readonly origin: Origin | null;
  readonly heldAt: InstantMs;
  readonly deadlineAt: InstantMs | null;
  /** Frozen when the contact confirmed; null before. */
  readonly quote: OrderQuote | null;
  readonly entries: readonly StoredOrderEntry[];
}

/** One change of an order's state; `step` is null where it began. */
export interface StoredStep {
  readonly at: InstantMs;
  readonly step: OrderStep | null;
  readonly state: OrderState;
}
