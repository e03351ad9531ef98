import { webRegisterSave } from "@time-event/contract/order-keeping";
import { placesLeft } from "@time-event/domain/places/places-left";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { Refused } from "../../http/refusals.ts";
import { loadCategories, type StoredCategory } from "../categories/categories.queries.ts";
import { lockCategories, type LockedPlaces } from "../places/places.queries.ts";
import { exchangePlaces } from "../places/places.service.ts";
import { placesOf, sizeReasons } from "./entry-sizes.ts";
import { quoteOf } from "./order-quote.ts";
import type { Origin } from "./order-origin.ts";
import { loadShares, type Shares } from "./order-shares.ts";
import { keepEvent, type OrderEvent } from "./orders.queries.ts";
import { heldIn, whyNoPlacesIn } from "./shortages.ts";

/** What somebody begins an order with. */
export interface Beginning {
  readonly language: "th" | "en";
  /** Its first entry is in this category; undefined: it has none yet. */
  readonly category?: string | undefined;
  /** How many members the team of this entry will have. */
  readonly size?: number | undefined;
  readonly origin: Origin;
}

/** The places of the first entry of an order. */
export interface FirstPlace {
  readonly categoryId: number;
  readonly places: number;
  readonly soldBefore: number;
}

/** Null: nothing was chosen. */
type Answer = FirstPlace | "full" | Refused | null;

export interface Taking {
  /** Those of the event, if anybody wanted one. */
  readonly categories: readonly StoredCategory[];
  readonly places: readonly Answer[];
  /** Once the places are stored, says of those that are full whether somebody may give one back. */
  readonly whyFull: () => Promise<(wanted: Beginning) => "category_full" | "places_held">;
}

/**
 * Takes the places of orders that begin together, one after another: whoever finds none leaves what is there to those who
 * come after them. Where nobody finds one, no counter is locked.
 */
export async function takeFirstPlaces(
  tx: Tx,
  event: Pick<OrderEvent, "id" | "addressShare">,
  wanted: readonly Beginning[],
  now: InstantMs,
): Promise<Taking> {
  if (wanted.every(({ category }) => category === undefined)) {
    return { categories: [], places: wanted.map(() => null), whyFull: async () => () => "category_full" };
  }
  let categories: readonly StoredCategory[] = await loadCategories(tx, event.id);
  let places = grant(categories, wanted, now);
  const touched = new Set(places.flatMap((place) => (isPlace(place) ? [place.categoryId] : [])));
  if (touched.size > 0) {
    await keepEvent(tx, event.id);
    const locked = await lockCategories(tx, [...touched]);
    categories = withCounters(categories, locked);
    const origins = wanted.flatMap(({ origin }, at) => (isPlace(places[at]!) ? [origin] : []));
    const shares = await loadShares(tx, event, categories, origins, now);
    places = grant(categories, wanted, now, { touched, shares });
    await take(tx, places.filter(isPlace), locked);
  }
  const whyFull = async () => {
    if (!places.includes("full")) return () => "category_full" as const;
    const after = withTaken(categories, places.filter(isPlace));
    const held = await heldIn(tx, after);
    return (beginning: Beginning) => {
      const category = after.find(({ code }) => code === beginning.category)!;
      return whyNoPlacesIn(after, held, [{ categoryId: category.id, places: placesOf(beginning, category) }]);
    };
  };
  return { categories, places, whyFull };
}

/** Categories with counters that were read later than they. */
function withCounters(categories: readonly StoredCategory[], locked: LockedPlaces): StoredCategory[] {
  return categories.map((category) => {
    const own = locked.categories.get(category.id);
    const pools = category.pools.map((pool) => locked.pools.get(pool.id) ?? pool);
    return { ...category, pools, ...(own && { capacity: own.capacity, entered: own.taken }) };
  });
}

/** Categories of which these places are taken, too. */
function withTaken(categories: readonly StoredCategory[], places: readonly FirstPlace[]): StoredCategory[] {
  const takenIn = (some: readonly StoredCategory[]) =>
    places.reduce((sum, place) => sum + (some.some(({ id }) => id === place.categoryId) ? place.places : 0), 0);
  return categories.map((category) => ({
    ...category,
    entered: category.entered + takenIn([category]),
    pools: category.pools.map((pool) => {
      const sharers = categories.filter(({ pools }) => pools.some(({ id }) => id === pool.id));
      return { ...pool, taken: pool.taken + takenIn(sharers) };
    }),
  }));
}

const isPlace = (answer: Answer): answer is FirstPlace =>
  answer !== null && answer !== "full" && !(answer instanceof Refused);

/** Changes the counter of each category once. */
async function take(tx: Tx, places: readonly FirstPlace[], locked: LockedPlaces): Promise<void> {
  const sums = new Map<number, number>();
  for (const { categoryId, places: more } of places) sums.set(categoryId, (sums.get(categoryId) ?? 0) + more);
  const wanted = [...sums].map(([categoryId, sum]) => ({ categoryId, places: sum }));
  const before = await exchangePlaces(tx, [], wanted, locked);
  // the guard of the counters themselves: they are locked, so it finds nothing
  if (before.size < wanted.length) throw new Error("fewer places are left than a locked counter has");
}

/**
 * Who gets a place, by what is left and in their order.
 *
 * @param locked categories whose counters are locked, and what each address has of them; undefined: nobody gets anything yet
 */
function grant(
  categories: readonly StoredCategory[],
  wanted: readonly Beginning[],
  now: InstantMs,
  locked?: { readonly touched: ReadonlySet<number>; readonly shares: Shares },
): Answer[] {
  const takenNow = new Map<string, number>();
  const more = (counter: string) => takenNow.get(counter) ?? 0;
  return wanted.map((beginning) => {
    if (beginning.category === undefined) return null;
    const category = categories.find(({ code }) => code === beginning.category);
    // a code opens a hidden one, for an order that has begun
    if (!category || category.hidden) return new Refused(webRegisterSave, [{ path: "category", code: "unknown" }]);
    const wrongSize = sizeReasons(beginning, category);
    if (wrongSize.length > 0) return new Refused(webRegisterSave, wrongSize);

    const { id: categoryId, capacity, entered, pools } = category;
    const places = placesOf(beginning, category);
    const soldBefore = entered + more(`category ${categoryId}`);
    const left = placesLeft([
      { capacity, taken: soldBefore },
      ...pools.map((pool) => ({ capacity: pool.capacity, taken: pool.taken + more(`pool ${pool.id}`) })),
    ]);
    if ((left !== null && left < places) || locked?.touched.has(categoryId) === false) return "full";
    if (isUnpriced({ categoryId, places, soldBefore }, category, now))
      return new Refused(webRegisterSave, [{ path: "category", code: "price_over" }]);
    if (locked?.shares.isOver(beginning.origin, new Map([[categoryId, places]])))
      return new Refused(webRegisterSave, [{ path: "category", code: "many_held_here" }]);

    locked?.shares.add(beginning.origin, categoryId, places);
    for (const counter of [`category ${categoryId}`, ...pools.map(({ id }) => `pool ${id}`)])
      takenNow.set(counter, more(counter) + places);
    return { categoryId, places, soldBefore };
  });
}

function isUnpriced(place: FirstPlace, category: StoredCategory, now: InstantMs): boolean {
  const entry = { ...place, id: 0, waveId: null, team: "", players: [] };
  const sale = { categories: [category], addOns: [], shippingSatang: 0 };
  return quoteOf({ quote: null, addOns: [], code: null, entries: [entry] }, sale, now).unpriced.length > 0;
}
