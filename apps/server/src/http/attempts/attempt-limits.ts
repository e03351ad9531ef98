import ipaddr from "ipaddr.js";
import type { InstantMs } from "@time-event/domain/time/instant";

const second = 1000;
const minute = 60 * second;

/** How many attempts are let through against one target (a username) or from one place (an address). */
export interface AttemptLimit {
  /** Attempts without any wait between them. */
  readonly free: number;
  /** The longest wait. For a username it is short, so that nobody can lock somebody else out for long. */
  readonly longestWaitMs: number;
  /** One attempt is forgotten each time that this has passed: for attempts that are no guesses, where only their number
   * matters. */
  readonly forgetsOneEveryMs?: number;
}

export const usernameLimit: AttemptLimit = { free: 5, longestWaitMs: 5 * minute };
/** One address may be a whole office that signs in. */
export const addressLimit: AttemptLimit = { free: 30, longestWaitMs: 15 * minute };
/** Mails that anybody can have sent to somebody else. */
export const mailLimit: AttemptLimit = { free: 3, longestWaitMs: 60 * minute };
/** Keys are too long to guess: this keeps a flood of wrong ones from the database. A right key never waits. */
export const wrongKeyLimit: AttemptLimit = { free: 30, longestWaitMs: 15 * minute };
/** Changes without a key. Thousands of phones can share one IPv4 address of their network. */
export const publicChangeLimit: AttemptLimit = { free: 600, longestWaitMs: second, forgetsOneEveryMs: 100 };

/** Attempts are forgotten when there were none for this long. */
export const rememberedMs = 24 * 60 * minute;

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
export function blockedUntil({ free, longestWaitMs }: AttemptLimit, attempts: number, now: InstantMs): InstantMs {
  if (attempts < free) return now;
  return now + Math.min(longestWaitMs, second * 2 ** Math.min(attempts - free, 30));
}

/**
 * The place that an address stands for: one IPv4 address, or the /64 that one IPv6 customer has alone.
 * @example placeOf("2001:db8:0:1::5") // "2001:db8:0:1::/64"
 */
export function placeOf(address: string): string {
  // a proxy may pass on something that is no address
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
