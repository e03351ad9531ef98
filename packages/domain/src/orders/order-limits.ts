/** How many entries an order has at most: what an organiser can say, and what holds otherwise. */
export const entriesOfOrder = { least: 1, most: 500, otherwise: 30 } as const;

/** Which part of the places unpaid orders of one address take at most, in percent: the same. */
export const addressShare = { least: 5, most: 100, otherwise: 33 } as const;

/** Of a small event an address may hold so many places all the same: a captain brings a team. */
const teamOfOneAddress = 20;

/** Thousands of phones can share the network around an IPv6 address: it may hold so many times what one address may. */
const networkTimes = 2;

/** For so long a place that cost nothing counts like one that is not paid yet. */
export const freePlaceMs = 60 * 60_000;

/** For so long it counts towards what an address may take in a day. */
export const freePlaceOfDayMs = 24 * freePlaceMs;

/** An address may take twice its part of places that cost nothing within a day, yet never more of them than this. */
const partOfDay = 2 / 3;

/** What orders from an address, and from the network around it, take at most. */
export interface AddressPlaces {
  readonly place: number;
  readonly network: number;
}

/**
 * How many of so many places orders from one address may take together: as long as they are not paid or, if they cost nothing, within
 * an hour; and what they may take within a day. Places without a limit are taken from nobody.
 *
 * @param share in percent
 * @example
 * placesOfAddress(300, 33).now; // { place: 99, network: 198 }
 * placesOfAddress(300, 33).ofDay; // { place: 198, network: 200 }
 * placesOfAddress(30, 33).now; // { place: 20, network: 40 }: more than there are
 * placesOfAddress(null, 33).now; // { place: Infinity, network: Infinity }
 */
export function placesOfAddress(
  capacity: number | null,
  share: number,
): { readonly now: AddressPlaces; readonly ofDay: AddressPlaces } {
  if (capacity === null || share >= addressShare.most) return { now: unlimited, ofDay: unlimited };
  const place = Math.max(teamOfOneAddress, Math.floor((capacity * share) / 100));
  const most = Math.floor(capacity * partOfDay);
  const now = { place, network: place * networkTimes };
  return {
    now,
    ofDay: { place: Math.max(place, Math.min(place * 2, most)), network: Math.max(now.network, most) },
  };
}

const unlimited = { place: Infinity, network: Infinity };

/**
 * A contact has done their part once slips say that so much of what is owed was paid, in percent. Some leave satang out, and banks
 * take fees.
 */
export const nearlyPaidPercent = 90;
