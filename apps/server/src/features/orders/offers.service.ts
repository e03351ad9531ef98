import type { ReplyOf } from "@time-event/contract/endpoint";
import type { webRegisterGet, webRegisterModelList } from "@time-event/contract/orders";
import { tierNow } from "@time-event/domain/pricing/fee-tiers";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import type { KeyHolder } from "../../http/key-holder.ts";
import { loadCategories, type StoredCategory } from "../categories/categories.queries.ts";
import { shownEntry, showOrder } from "./order-reply.ts";
import { heldPlaces, loadOrder, loadOrderEvent } from "./orders.queries.ts";

type Offer = ReplyOf<typeof webRegisterModelList>["data"]["categories"][number];

/** What can be chosen, and what was. */
export function createOffers(db: Db, clock: () => InstantMs) {
  return {
    /** @throws NotFound */
    list: async (
      { event: slug }: { readonly event: string },
      key: KeyHolder | undefined,
    ): Promise<ReplyOf<typeof webRegisterModelList>> => {
      const event = await loadOrderEvent(db, { slug });
      const categories = await loadCategories(db, event.id);
      const held = await heldPlaces(
        db,
        categories.map(({ id }) => id),
      );
      const order = key && (await loadOrder(db, event.id, Number(key.subject)));
      const offers = categories.map((category) =>
        offerOf(category, { held: held.get(category.id) ?? 0, isOpen: event.isOpen, now: clock() }),
      );
      const entries = (order?.entries ?? []).map((entry) => shownEntry(entry, categories));
      return { data: { categories: offers, entries }, meta: {} };
    },

    /** @throws NotFound */
    get: async ({ eventId, subject }: KeyHolder): Promise<ReplyOf<typeof webRegisterGet>> => ({
      data: await showOrder(db, eventId, Number(subject), clock()),
      meta: {},
    }),
  };
}
export type Offers = ReturnType<typeof createOffers>;

interface Around {
  readonly held: number;
  readonly isOpen: boolean;
  readonly now: InstantMs;
}

function offerOf(category: StoredCategory, { held, isOpen, now }: Around): Offer {
  const { code, name, gender, entryKind, teamMix, teamSmallest, teamLargest, youngestAge, oldestAge } = category;
  const { capacity, entered, feeTiers } = category;
  const tier = feeTiers[tierNow(feeTiers, entered, now)];
  const placesLeft = capacity === null ? null : Math.max(0, capacity - entered);
  const full = held > 0 ? ("places_held" as const) : ("category_full" as const);
  return {
    code,
    name,
    gender,
    entryKind,
    teamMix,
    teamSmallest,
    teamLargest,
    youngestAge,
    oldestAge,
    placesLeft,
    priceNowSatang: tier?.priceSatang ?? null,
    placesHeld: held,
    whyNot: [
      ...(isOpen ? [] : (["entries_closed"] as const)),
      ...(placesLeft === 0 ? [full] : []),
      ...(tier ? [] : (["price_over"] as const)),
    ],
  };
}
