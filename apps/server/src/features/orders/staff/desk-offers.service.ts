import type { orderOfferList } from "@time-event/contract/desk-orders";
import type { ReplyOf } from "@time-event/contract/endpoint";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../../db/connection.ts";
import { loadOffering } from "../load-offering.ts";

/** What staff can choose for others: hidden categories, too. */
export function createDeskOffers(db: Db, clock: () => InstantMs) {
  /** @throws NotFound */
  return async ({ eventId }: { readonly eventId: number }): Promise<ReplyOf<typeof orderOfferList>> => ({
    data: (await loadOffering(db, { id: eventId }, clock())).offered,
    meta: {},
  });
}
