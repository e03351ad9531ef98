import type { DataOf } from "@time-event/contract/endpoint";
import type { Offered, OfferedEvent, webRegisterModelList } from "@time-event/contract/order-offers";
import type { AskedOfPerson } from "@time-event/domain/entries/asked-of-person";
import type { AskedQuestion, Offer, OfferedAddOn } from "../offer.shared.ts";

/** What somebody who enters can choose and is asked. */
export interface EntryOffers {
  readonly event: OfferedEvent;
  readonly offers: readonly Offer[];
  readonly addOns: readonly OfferedAddOn[];
  readonly questions: readonly AskedQuestion[];
  readonly asked: AskedOfPerson;
  readonly policies: Offered["policies"];
  /** There are more categories, which a code opens. */
  readonly opensByCode: boolean;
  /** How many hours there are to pay, or until when. */
  readonly payHours: number;
  readonly payUntil: number | null;
  /** What an order pays once if anything in it has to be sent. */
  readonly shippingSatang: number;
}

export function entryOffersOf({
  categories,
  entries: _entries,
  ...offered
}: DataOf<typeof webRegisterModelList>): EntryOffers {
  return { offers: categories, ...offered };
}
