import type { Offered } from "@time-event/contract/order-offers";
import { imagePath } from "@time-event/contract/picture";
import type { Wave } from "@time-event/contract/waves";
import { promisedTime } from "@time-event/domain/orders/deadlines";
import { type HeldCounter, placesLeft, whyFull } from "@time-event/domain/places/places-left";
import { tierNow } from "@time-event/domain/pricing/fee-tiers";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { readTogether } from "../../db/read-together.ts";
import { loadStock, type StockRow } from "../add-ons/add-ons.queries.ts";
import type { StoredCategory } from "../categories/categories.queries.ts";
import { eventImages, type ImageRow, toPicture } from "../images/images.queries.ts";
import { placesOf } from "./entry-sizes.ts";
import { heldPlaces, loadOrderEvent, type OrderEvent } from "./orders.queries.ts";
import { countersOf } from "./place-counters.ts";
import { loadSale, type Sale } from "./sale.queries.ts";

type Offer = Offered["categories"][number];

/** What an event sells, asks and wants to be accepted. */
export interface Offering {
  readonly event: OrderEvent;
  readonly sale: Sale;
  /** With every hidden category: see `offeredTo`. */
  readonly offered: Offered;
}

/** @throws NotFound */
export async function loadOffering(
  db: Db,
  of: { readonly id: number } | { readonly slug: string },
  now: InstantMs,
): Promise<Offering> {
  const event = await loadOrderEvent(db, of);
  const { sale, held, stock, images } = await readTogether(db, {
    sale: () => loadSale(db, event.id),
    held: () => heldPlaces(db, event.id),
    stock: () => loadStock(db, event.id),
    images: () => eventImages(db, event.id),
  });
  const { categories } = sale;
  const offers = categories.map((category) =>
    offerOf(category, {
      counters: countersOf(category, categories, held),
      held: held.get(category.id) ?? 0,
      isOpen: event.isOpen,
      now,
      waves: sale.waves.filter(({ categoryId }) => categoryId === category.id),
    }),
  );
  const addOns = addOnsOf(sale, stock, images);
  const { policies, asked } = sale;
  const opensByCode = categories.some(({ hidden }) => hidden);
  const offered = {
    categories: offers,
    addOns,
    questions: questionsOf(sale),
    policies: [...policies],
    asked,
    opensByCode,
    ...promisedTime(now, event.toPay),
    shippingSatang: sale.shippingSatang,
  };
  return { event, sale, offered };
}

function addOnsOf(
  { categories, addOns }: Sale,
  stock: readonly StockRow[],
  images: readonly ImageRow[],
): Offered["addOns"] {
  const codeOf = new Map(categories.map(({ id, code }) => [id, code]));
  return addOns.map(
    ({ categoryIds, options, pictureId, stock: _stock, revision: _r, changedAt: _at, changedBy: _by, ...shown }) => {
      const leftOf = (option: string) => {
        const row = stock.find((each) => each.addOn === shown.id && each.option === option);
        return row && row.stock !== null ? Math.max(0, row.stock - row.taken) : Infinity;
      };
      // of an option there is never more left than of the whole
      const left = (option: string) => finite(Math.min(leftOf(""), leftOf(option)));
      return {
        ...shown,
        picture: pictureOf(images.find(({ id }) => id === pictureId)),
        categories: categoryIds && categoryIds.flatMap((id) => codeOf.get(id) ?? []),
        left: left(""),
        options: options.map(({ code, name }) => ({ code, name, left: left(code) })),
      };
    },
  );
}

function pictureOf(image: ImageRow | undefined): Offered["addOns"][number]["picture"] {
  if (!image) return null;
  const { width: whole, height, alt, ...picture } = toPicture(image);
  const [width = whole] = picture.widths;
  return { path: imagePath(picture, width), width, height: Math.round((height * width) / whole), alt };
}

function questionsOf({ categories, questions }: Sale): Offered["questions"] {
  const codeOf = new Map(categories.map(({ id, code }) => [id, code]));
  return questions.map(({ categoryIds, revision: _revision, changedAt: _at, changedBy: _by, ...shown }) => ({
    ...shown,
    categories: categoryIds && categoryIds.flatMap((id) => codeOf.get(id) ?? []),
  }));
}

/** Null: no limit. */
const finite = (count: number) => (Number.isFinite(count) ? count : null);

interface Around {
  readonly counters: readonly HeldCounter[];
  readonly held: number;
  readonly isOpen: boolean;
  readonly now: InstantMs;
  readonly waves: readonly Wave[];
}

function offerOf(category: StoredCategory, { counters, held, isOpen, now, waves }: Around): Offer {
  const { code, name, gender, entryKind, teamMix, teamSmallest, teamLargest, youngestAge, oldestAge } = category;
  const { entered, hidden, feePer, feeTiers } = category;
  const tier = feeTiers[tierNow(feeTiers, entered, now)];
  // fewer than the smallest team needs are no place
  const full = whyFull(counters, placesOf({}, category));
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
    placesLeft: placesLeft(counters),
    hidden,
    feePer,
    priceNowSatang: tier?.priceSatang ?? null,
    waves: waves.map(({ id, name: waveName, startsAt, capacity, taken }) => {
      return { id, name: waveName, startsAt, left: placesLeft([{ capacity, taken }]) };
    }),
    placesTaken: entered,
    placesHeld: held,
    whyNot: [
      ...(isOpen ? [] : (["entries_closed"] as const)),
      ...(full ? [full] : []),
      ...(tier ? [] : (["price_over"] as const)),
    ],
  };
}
