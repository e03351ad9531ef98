import { createHmac } from "node:crypto";
import { placeOf, widePlaceOf } from "../../http/attempts/attempt-limits.ts";

/** From where an order was begun, without saying it: two orders of one event can be compared by it, and nothing else. */
export interface Origin {
  /** One address, or the network that one IPv6 customer has alone. */
  readonly place: string;
  /** The network around an IPv6 address; of an IPv4 address the same as its place. */
  readonly network: string;
}

export type OriginOf = (address: string, eventId: number) => Promise<Origin>;

/** @param secret without it nobody finds the address by trying all that there are */
export function createOriginOf(secret: () => Promise<string>): OriginOf {
  let key: Promise<string> | undefined;
  return async (address, eventId) => {
    // a secret that could not be read is read anew
    key ??= secret().catch((error: unknown) => ((key = undefined), Promise.reject(error)));
    const known = await key;
    const sealed = (text: string) =>
      createHmac("sha256", known).update(`begins an order\n${eventId}\n${text}`).digest("base64url").slice(0, 22);
    const [place, network] = [placeOf(address), widePlaceOf(address)];
    return { place: sealed(place), network: sealed(network) };
  };
}
