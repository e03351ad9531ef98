import { placesOfAddress } from "@time-event/domain/orders/order-limits";
import type { RefusesWith } from "@time-event/contract/refusals";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import type { StoredCategory } from "../categories/categories.queries.ts";
import { Refused } from "../../http/refusals.ts";
import type { Claims } from "./claims.ts";
import type { OrderEvent } from "./orders.queries.ts";
import type { StoredOrder } from "./orders.types.ts";
import type { Origin } from "./order-origin.ts";
import { takenFrom } from "./order-shares.queries.ts";

type Counted = Pick<StoredCategory, "id" | "capacity" | "pools">;

type ShareEvent = Pick<OrderEvent, "id" | "addressShare">;

/** What orders from one address take, so that it does not take the places of everybody. */
export interface Shares {
  /**
   * Would it be more than the share of an address if these changes came on top, by category? Who takes no more of what is counted
   * together than before has what they had.
   */
  readonly isOver: (origin: Origin, changes: ReadonlyMap<number, number>) => boolean;
  readonly add: (origin: Origin, categoryId: number, places: number) => void;
}

/**
 * The places that orders from these addresses take of the categories of an event without having paid, now. Ask once the counters of the places are
 * locked: then nobody adds to them before the transaction ends.
 */
export async function loadShares(
  tx: Tx,
  { id, addressShare }: ShareEvent,
  categories: readonly Counted[],
  origins: readonly Origin[],
  now: InstantMs,
): Promise<Shares> {
  const taken = new Map<string, { readonly now: number; readonly ofDay: number }>();
  const keysOf = ({ place, network }: Origin, categoryId: number) =>
    [`place ${place} ${categoryId}`, `network ${network} ${categoryId}`] as const;
  const add = (origin: Origin, categoryId: number, places: number, ofDay = places) => {
    for (const key of keysOf(origin, categoryId)) {
      const before = taken.get(key) ?? { now: 0, ofDay: 0 };
      taken.set(key, { now: before.now + places, ofDay: before.ofDay + ofDay });
    }
  };
  for (const { place, network, categoryId, placesNow, placesOfDay } of await takenFrom(tx, id, origins, now))
    add({ place, network }, categoryId, placesNow, placesOfDay);

  const pools = new Map(categories.flatMap((category) => category.pools.map((pool) => [pool.id, pool] as const)));
  const counters = [
    ...categories.map((category) => ({ capacity: category.capacity, sharers: [category] })),
    ...[...pools.values()].map(({ id: pool, capacity }) => ({
      capacity,
      sharers: categories.filter((each) => each.pools.some((shared) => shared.id === pool)),
    })),
  ];
  return {
    add,
    isOver: (origin, changes) =>
      counters.some(({ capacity, sharers }) => {
        const more = sharers.reduce((sum, { id: sharer }) => sum + (changes.get(sharer) ?? 0), 0);
        if (more <= 0) return false;
        const most = placesOfAddress(capacity, addressShare);
        const isMore = (when: "now" | "ofDay") => {
          const of = (which: 0 | 1) =>
            sharers.reduce((sum, sharer) => sum + (taken.get(keysOf(origin, sharer.id)[which])?.[when] ?? 0), more);
          return of(0) > most[when].place || of(1) > most[when].network;
        };
        return isMore("now") || isMore("ofDay");
      }),
  };
}

interface Exchange {
  readonly event: ShareEvent;
  readonly categories: readonly Counted[];
  readonly had: Claims;
  readonly wanted: Claims;
  readonly now: InstantMs;
}

/**
 * Refuses what would be more than the share of the address from where an order was begun. The counters of what it takes are locked,
 * and nothing is stored yet.
 * @throws Refused
 */
export async function expectOwnShare(
  tx: Tx,
  call: RefusesWith<"many_held_here", "field">,
  { origin }: Pick<StoredOrder, "origin">,
  { event, categories, had, wanted, now }: Exchange,
): Promise<void> {
  const changes = new Map<number, number>();
  for (const [claims, sign] of [
    [wanted, 1],
    [had, -1],
  ] as const)
    for (const { categoryId, places } of claims.entries)
      changes.set(categoryId, (changes.get(categoryId) ?? 0) + sign * places);
  if (!origin || ![...changes.values()].some((more) => more > 0)) return;
  const shares = await loadShares(tx, event, categories, [origin], now);
  if (shares.isOver(origin, changes)) throw new Refused(call, [{ path: "category", code: "many_held_here" }]);
}
