import { type ChosenAddOn, tidyChoice } from "@time-event/domain/add-ons/chosen-add-ons";
import { takesPlaces } from "@time-event/domain/orders/order-states";
import type { Tx } from "../../db/connection.ts";
import { lockStock } from "../add-ons/add-ons.queries.ts";
import { exchangeStock } from "../add-ons/stock.service.ts";
import { exchangeWavePlaces } from "../waves/wave-places.service.ts";
import { lockCategories } from "../places/places.queries.ts";
import { lockDiscountCodes } from "../discount-codes/discount-codes.queries.ts";
import { type CodeShortage, type CodeUse, exchangeCode } from "../discount-codes/code-uses.service.ts";
import { personOf } from "./players-of-form.ts";
import { exchangePlaces } from "../places/places.service.ts";
import type { StoredOrder, StoredOrderEntry } from "./orders.types.ts";

/** What an order takes of what is scarce. */
export interface Claims {
  readonly entries: readonly ClaimedEntry[];
  readonly addOns: readonly ChosenAddOn[];
  readonly code: CodeUse | null;
}

/** The places of an entry; `id` is undefined for a new one. */
export type ClaimedEntry = Pick<StoredOrderEntry, "categoryId" | "waveId" | "places"> & {
  readonly id: number | undefined;
};

export const nothing: Claims = { entries: [], addOns: [], code: null };

interface Choice extends Pick<StoredOrder, "id" | "code"> {
  readonly entries: readonly (ClaimedEntry & Pick<StoredOrderEntry, "players">)[];
  readonly addOns: readonly ChosenAddOn[];
}

/** All that an order needs, whatever its state is. */
export function wholeClaims({ id, entries, addOns, code }: Choice): Claims {
  const players = entries.flatMap((entry) => entry.players);
  const persons = players.flatMap((player) => personOf(player)?.person ?? []);
  return {
    entries,
    addOns: [...addOns, ...players.flatMap((each) => each.addOns)],
    code: code && { id: code.id, oncePerPerson: code.oncePerPerson, orderId: id, persons },
  };
}

/** What an order takes now. The places of a confirmed one are taken by its entries in the race. */
export function claimsOf(order: StoredOrder): Claims {
  if (!takesPlaces(order.state)) return nothing;
  const whole = wholeClaims(order);
  return order.state === "confirmed" ? { ...whole, entries: [] } : whole;
}

export function hasSameAddOns(one: Claims, other: Claims): boolean {
  const sums = ({ addOns }: Claims) =>
    tidyChoice(addOns)
      .map(({ addOn, option, quantity }) => `${addOn} ${option} ${quantity}`)
      .toSorted()
      .join();
  return sums(one) === sums(other);
}

/** What there is not enough of. */
export interface Shortage {
  readonly entries: readonly ClaimedEntry[];
  /** Whose wave is full. */
  readonly waves: readonly ClaimedEntry[];
  readonly addOns: readonly Pick<ChosenAddOn, "addOn" | "option">[];
  readonly code: CodeShortage | null;
}

export const isEnough = ({ entries, waves, addOns, code }: Shortage): boolean =>
  entries.length === 0 && waves.length === 0 && addOns.length === 0 && code === null;

export interface Exchanged extends Shortage {
  /** How many of its category were taken before, for each entry that took places now. */
  readonly soldBefore: ReadonlyMap<ClaimedEntry, number>;
}

/**
 * Takes one thing instead of another: everything that orders take or give back goes through here, so that counters are
 * always locked in the same order and two orders never wait for each other. An entry that needs what it had keeps it.
 * If there is not enough of something, the caller must undo the transaction.
 */
export async function exchangeClaims(tx: Tx, had: Claims, wanted: Claims): Promise<Exchanged> {
  const isSame = (one: ClaimedEntry) => (other: ClaimedEntry) =>
    one.id !== undefined &&
    one.id === other.id &&
    one.categoryId === other.categoryId &&
    one.waveId === other.waveId &&
    one.places === other.places;
  const given = had.entries.filter((entry) => !wanted.entries.some(isSame(entry)));
  const taken = wanted.entries.filter((entry) => !had.entries.some(isSame(entry)));
  const before = await exchangePlaces(tx, given, taken);
  return {
    soldBefore: before,
    entries: taken.filter((entry) => !before.has(entry)),
    waves: [...(await exchangeWavePlaces(tx, given, taken))],
    addOns: await exchangeStock(tx, had.addOns, wanted.addOns),
    code: await exchangeCode(tx, had.code, wanted.code),
  };
}

/** Locks the counters of all of these in one order, for whoever exchanges them one by one. */
export async function lockClaims(tx: Tx, claims: readonly Claims[]): Promise<void> {
  const places = claims.flatMap(({ entries }) => entries.map(({ categoryId }) => categoryId));
  const addOns = claims.flatMap((each) => each.addOns.map(({ addOn }) => addOn));
  if (places.length > 0) await lockCategories(tx, places);
  if (addOns.length > 0) await lockStock(tx, addOns);
  const codes = claims.flatMap(({ code }) => code?.id ?? []);
  if (codes.length > 0) await lockDiscountCodes(tx, codes);
}

/** Gives back everything that an order takes. */
export async function freeClaims(tx: Tx, order: StoredOrder): Promise<void> {
  await exchangeClaims(tx, claimsOf(order), nothing);
}
