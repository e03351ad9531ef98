/** How many entries an order has at most: what an organiser can say, and what holds otherwise. */
export const entriesOfOrder = { least: 1, most: 500, otherwise: 30 } as const;

/** Which part of the places unpaid orders of one address take at most, in percent: the same. */
export const addressShare = { least: 5, most: 100, otherwise: 33 } as const;

/** Of a small event an address may hold so many places all the same: a captain brings a team. */
const teamOfOneAddress = 20;

/** Thousands of phones can share the network around an IPv6 address: it may hold so many times what one address may. */
const networkTimes = 2;

/**
 * How many of so many places orders from one address may take together as long as they are not paid. Places without a limit
 * are taken from nobody.
 *
 * @param share in percent
 * @example
 * placesOfAddress(300, 33); // { place: 99, network: 198 }
 * placesOfAddress(30, 33); // { place: 20, network: 40 }: more than there are
 * placesOfAddress(null, 33); // { place: Infinity, network: Infinity }
 */
export function placesOfAddress(
  capacity: number | null,
  share: number,
): { readonly place: number; readonly network: number } {
  if (capacity === null || share >= addressShare.most) return { place: Infinity, network: Infinity };
  const place = Math.max(teamOfOneAddress, Math.floor((capacity * share) / 100));
  return { place, network: place * networkTimes };
}

/**
 * A contact has done their part once slips say that so much of what is owed was paid, in percent. Some leave satang out, and banks
 * take fees.
 */
export const nearlyPaidPercent = 90;
