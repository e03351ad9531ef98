import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { InstantMs } from "@time-event/domain/time/instant";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How many attempts are let through against one target (a username) or from one place (an address). */
export interface AttemptLimit {
  /** Attempts without any wait between them. */
  readonly free: number;
  /** The first wait, which then doubles; one second, unless it says otherwise. */
  readonly firstWaitMs?: number;
  readonly longestWaitMs: number;
  /** One attempt is forgotten each time that this has passed, so that attempts of others never keep anybody out for long. */
  readonly forgetsOneEveryMs?: number;
  /** The first right attempt makes all wrong ones before it forgotten. */
  readonly startsAnew?: true;
}

/** Guesses at one name in a browser where its owner signed in before. */
export const deviceLimit: AttemptLimit = { free: 10, longestWaitMs: 5 * minute, startsAnew: true };
/** Guesses at one name from one place. Nobody else is kept waiting by them: neither that name elsewhere, nor others there. */
export const nameHereLimit: AttemptLimit = { free: 5, longestWaitMs: 15 * minute, startsAnew: true };
/** Guesses at one name from anywhere that its owner has not signed in from: about one a minute in the long run. */
export const nameAnywhereLimit: AttemptLimit = { free: 50, longestWaitMs: minute, forgetsOneEveryMs: minute };
/** Guesses at any names from one place, which may be a whole office. */
export const placeLimit: AttemptLimit = { free: 60, longestWaitMs: 5 * second, forgetsOneEveryMs: 5 * second };
/** Guesses at the password of somebody who is signed in, or at their second factor. */
export const proofLimit: AttemptLimit = { free: 5, longestWaitMs: 5 * minute, startsAnew: true };
/** Lines that a flood writes into the audit log. */
export const toldLimit: AttemptLimit = { free: 1, firstWaitMs: hour, longestWaitMs: hour };
/** Mails that anybody can have sent to somebody else. */
export const mailLimit: AttemptLimit = { free: 3, longestWaitMs: hour };
/** Keys are too long to guess: this keeps a flood of wrong ones from the database. A right key never waits. */
export const wrongKeyLimit: AttemptLimit = { free: 30, longestWaitMs: 15 * minute };
/** Changes by one call without a key. Thousands of phones can share one IPv4 address of their network. */
export const publicChangeLimit: AttemptLimit = { free: 600, longestWaitMs: second, forgetsOneEveryMs: 100 };
/** Wrong discount codes that one order tries. */
export const codeLimit: AttemptLimit = { free: 10, longestWaitMs: 15 * minute };
/** Wrong discount codes from one place, however many orders are begun there: about one a minute in the long run. */
export const codeHereLimit: AttemptLimit = { free: 40, longestWaitMs: minute, forgetsOneEveryMs: minute };
/** How often one name is entered from one place: whether it is entered already depends on its birth date alone. */
export const samePersonLimit: AttemptLimit = { free: 30, longestWaitMs: minute, forgetsOneEveryMs: minute };

/** Attempts are forgotten when there were none for this long. */
export const rememberedMs = 24 * hour;

/** A /48 has 65,536 networks, but often only one customer: all of it gets this many times the limit of one network. */
const widerTimes = 8;

/** The limit for everybody in the /48 around an IPv6 address. */
export function wider(limit: AttemptLimit): AttemptLimit {
  const { free, forgetsOneEveryMs } = limit;
  return {
    ...limit,
    free: free * widerTimes,
    ...(forgetsOneEveryMs !== undefined && { forgetsOneEveryMs: forgetsOneEveryMs / widerTimes }),
  };
}

/** How many attempts are counted, and up to which instant the forgotten ones were subtracted. */
export interface Counted {
  readonly attempts: number;
  readonly countedAt: InstantMs;
}

/**
 * The earlier attempts that still count now.
 * @example remaining({ free: 600, longestWaitMs: 1_000, forgetsOneEveryMs: 100 }, { attempts: 7, countedAt: 0 }, 250)
 * // { attempts: 5, countedAt: 200 }
 */
export function remaining({ forgetsOneEveryMs }: AttemptLimit, counted: Counted, now: InstantMs): Counted {
  const sinceMs = Math.max(0, now - counted.countedAt);
  if (sinceMs > rememberedMs) return { attempts: 0, countedAt: now };
  if (forgetsOneEveryMs === undefined) return { attempts: counted.attempts, countedAt: now };
  const forgotten = Math.floor(sinceMs / forgetsOneEveryMs);
  if (forgotten >= counted.attempts) return { attempts: 0, countedAt: now };
  // the rest of the time counts towards the next one: frequent attempts are forgotten at the same pace
  return { attempts: counted.attempts - forgotten, countedAt: counted.countedAt + forgotten * forgetsOneEveryMs };
}

/**
 * Until when the next attempt must wait after this many attempts: 1 s, 2 s, 4 s …
 * @example blockedUntil({ free: 5, longestWaitMs: 300_000 }, 7, 0) // 4_000
 */
export function blockedUntil(limit: AttemptLimit, attempts: number, now: InstantMs): InstantMs {
  const { free, firstWaitMs = second, longestWaitMs } = limit;
  if (attempts < free) return now;
  return now + Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts - free, 30));
}

/**
 * The place that an address stands for: one IPv4 address, or the /64 that one IPv6 customer has alone.
 * @example placeOf("2001:db8:0:1::5") // "2001:db8:0:1::/64"
 */
export function placeOf(address: string): string {
  return networkOf(address, 64) ?? plain(address);
}

/**
 * The /48 around an IPv6 address, which one customer may have alone as well; an IPv4 address stays itself.
 * @example widePlaceOf("2001:db8:0:1::5") // "2001:db8::/48"
 */
export function widePlaceOf(address: string): string {
  return networkOf(address, 48) ?? plain(address);
}

/** Undefined: it is no IPv6 address. */
function networkOf(address: string, bits: 48 | 64): string | undefined {
  if (isIPv4(address)) return undefined;
  // a proxy may pass on something that is no address
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return undefined;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`).toString()}/${bits}`;
}

function plain(address: string): string {
  if (isIPv4(address)) return address;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}
