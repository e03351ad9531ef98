import type { InstantMs } from "@time-event/domain/time/instant";

const minute = 60_000;
const day = 24 * 60 * minute;

/** A sign-in ends after this time, however much it is used. */
export const signInLifeMs = 30 * day;
/** A sign-in that nobody uses ends after this time. */
export const idleLifeMs = 7 * day;
/** How long a spent token gets its successor again: its reply was lost, or two tabs asked at the same time. */
export const graceMs = 30_000;

/** The sign-in that a refresh token belongs to. */
export interface Family {
  readonly username: string;
  readonly isDisabled: boolean;
  readonly lastUsedAt: InstantMs;
  readonly expiresAt: InstantMs;
  readonly endedAt: InstantMs | null;
}

/** What is known of a refresh token. */
export interface KnownToken {
  readonly spentAt: InstantMs | null;
  /** Whether its successor was spent as well: then the client did receive the successor. */
  readonly successorSpent: boolean;
}

/**
 * The answer to a refresh token: the next one (`rotate`), the same next one again (`repeat`), nothing (`refuse`), or
 * the end of its whole sign-in (`reused`): two clients hold the token, so one of them stole it.
 */
export function judgeRefresh(
  family: Family,
  token: KnownToken,
  username: string,
  now: InstantMs,
): "rotate" | "repeat" | "refuse" | "reused" {
  if (family.endedAt !== null || family.isDisabled || now >= family.expiresAt) return "refuse";
  if (now >= family.lastUsedAt + idleLifeMs) return "refuse";
  if (family.username.toLowerCase() !== username.toLowerCase()) return "refuse";
  if (token.spentAt === null) return "rotate";
  return !token.successorSpent && now < token.spentAt + graceMs ? "repeat" : "reused";
}

/** Until when a token issued now is valid: as long as its sign-in, unless nobody uses it. */
export function tokenExpiresAt(signInExpiresAt: InstantMs, issuedAt: InstantMs): InstantMs {
  return Math.min(signInExpiresAt, issuedAt + idleLifeMs);
}
