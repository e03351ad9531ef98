import ipaddr from "ipaddr.js";
import type { InstantMs } from "@time-event/domain/time/instant";

const second = 1000;
const minute = 60 * second;

/** How much is let through at one target (a username) or from one place (an address). */
export interface AttemptLimit {
  /** Attempts without any wait between them. */
  readonly free: number;
  /** The longest wait. For a username it is short, so that nobody can lock somebody else out for long. */
  readonly longestWaitMs: number;
  /** One attempt is forgotten each time that this has passed: for what is no guess, and only too much of it is wrong. */
  readonly forgetsOneEveryMs?: number;
}

export const usernameLimit: AttemptLimit = { free: 5, longestWaitMs: 5 * minute };
/** A whole office signs in from one address. */
export const addressLimit: AttemptLimit = { free: 30, longestWaitMs: 15 * minute };
/** Mails that anybody can have sent to somebody. */
export const mailLimit: AttemptLimit = { free: 3, longestWaitMs: 60 * minute };
/** Keys are too long to guess: this keeps a flood of wrong ones from the database. A right key never waits. */
export const wrongKeyLimit: AttemptLimit = { free: 30, longestWaitMs: 15 * minute };
/** What anybody changes without a key. Thousands of phones can share one IPv4 address of their network. */
export const publicChangeLimit: AttemptLimit = { free: 600, longestWaitMs: second, forgetsOneEveryMs: 100 };

/** Attempts are forgotten when there was none for so long. */
export const rememberedMs = 24 * 60 * minute;

/** How many attempts are counted, and up to when those to be forgotten were taken off. */
export interface Counted {
  readonly attempts: number;
  readonly countedAt: InstantMs;
}

/**
 * What counts of earlier attempts by now.
 * @example remaining({ free: 600, longestWaitMs: 1_000, forgetsOneEveryMs: 100 }, { attempts: 7, countedAt: 0 }, 250)
 * // { attempts: 5, countedAt: 200 }
 */
export function remaining({ forgetsOneEveryMs }: AttemptLimit, counted: Counted, now: InstantMs): Counted {
  const sinceMs = Math.max(0, now - counted.countedAt);
  if (sinceMs > rememberedMs) return { attempts: 0, countedAt: now };
  if (forgetsOneEveryMs === undefined) return { attempts: counted.attempts, countedAt: now };
  const forgotten = Math.floor(sinceMs / forgetsOneEveryMs);
  if (forgotten >= counted.attempts) return { attempts: 0, countedAt: now };
  // what is left of the time counts towards the next: frequent attempts are forgotten at the same pace
  return { attempts: counted.attempts - forgotten, countedAt: counted.countedAt + forgotten * forgetsOneEveryMs };
}

/**
 * Until when the next attempt has to wait, after so many: 1 s, 2 s, 4 s …
 * @example blockedUntil({ free: 5, longestWaitMs: 300_000 }, 7, 0) // 4_000
 */
export function blockedUntil({ free, longestWaitMs }: AttemptLimit, attempts: number, now: InstantMs): InstantMs {
  if (attempts < free) return now;
  return now + Math.min(longestWaitMs, second * 2 ** Math.min(attempts - free, 30));
}

/**
 * The place that an address stands for: one IPv4 address, or the /64 that one IPv6 customer has to himself.
 * @example placeOf("2001:db8:0:1::5") // "2001:db8:0:1::/64"
 */
export function placeOf(address: string): string {
  // a proxy may hand on what is none
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
