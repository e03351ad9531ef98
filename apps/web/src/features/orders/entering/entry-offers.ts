import type { Offered } from "@time-event/contract/order-offers";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import type { AskedQuestion, Offer, OfferedAddOn } from "../offer.shared.ts";

/** What somebody who enters can choose and is asked. */
export interface EntryOffers {
  readonly offers: readonly Offer[];
  readonly addOns: readonly OfferedAddOn[];
  readonly questions: readonly AskedQuestion[];
  readonly asked: AskedOfPerson;
  /** There are more categories, which a code opens. */
  readonly opensByCode: boolean;
  /** How many hours there are to pay, or until when. */
  readonly payHours: number;
  readonly payUntil: number | null;
  /** What an order pays once if anything in it has to be sent. */
  readonly shippingSatang: number;
}

export function entryOffersOf({ categories, ...offered }: Offered): EntryOffers {
  const { addOns, questions, asked, opensByCode, payHours, payUntil, shippingSatang } = offered;
  return { offers: categories, addOns, questions, asked, opensByCode, payHours, payUntil, shippingSatang };
}
