import type { InstantMs } from "@time-event/domain/time/instant";

const second = 1000;
const minute = 60 * second;

/** How much guessing is let through at one target (a username) or from one place (an address). */
export interface GuessingLimit {
  /** Attempts without any wait between them. */
  readonly free: number;
  /** The longest wait. For a username it is short, so that nobody can lock somebody else out for long. */
  readonly longestWaitMs: number;
}

export const usernameLimit: GuessingLimit = { free: 5, longestWaitMs: 5 * minute };
/** A whole office signs in from one address. */
export const addressLimit: GuessingLimit = { free: 30, longestWaitMs: 15 * minute };
/** Mails that anybody can have sent to somebody. */
export const mailLimit: GuessingLimit = { free: 3, longestWaitMs: 60 * minute };

/** Attempts are forgotten when there was none for so long. */
export const rememberedMs = 24 * 60 * minute;

/**
 * Until when the next attempt has to wait, after so many: 1 s, 2 s, 4 s …
 * @example blockedUntil({ free: 5, longestWaitMs: 300_000 }, 7, 0) // 4_000
 */
export function blockedUntil({ free, longestWaitMs }: GuessingLimit, attempts: number, now: InstantMs): InstantMs {
  if (attempts < free) return now;
  return now + Math.min(longestWaitMs, second * 2 ** Math.min(attempts - free, 30));
}

/**
 * The place that an address stands for: one IPv4 address, or the /64 that one IPv6 customer has to himself.
 * @example placeOf("2001:db8:0:1::5") // "2001:db8:0:1::/64"
 */
export function placeOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (v4) return v4[1]!;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) {
    const rest = tail === "" ? [] : tail.split(":");
    while (groups.length + rest.length < 8) groups.push("0");
    groups.push(...rest);
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}
