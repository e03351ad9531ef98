import type { InstantMs } from "@time-event/domain/time/instant";

const minute = 60_000;
const day = 24 * 60 * minute;

/** However much it is used, a sign-in ends then. */
export const signInLifeMs = 30 * day;
/** A sign-in that nobody uses ends after that. */
export const idleLifeMs = 7 * day;
/** How long a spent token is answered with its successor again: a lost reply, or a tab that asked at the same time. */
export const graceMs = 30_000;

/** The sign-in that a refresh token belongs to. */
export interface Family {
  readonly username: string;
  readonly isDisabled: boolean;
  readonly lastUsedAt: InstantMs;
  readonly expiresAt: InstantMs;
  readonly endedAt: InstantMs | null;
}

/** A refresh token as it is known. */
export interface KnownToken {
  readonly spentAt: InstantMs | null;
  /** Was the token that followed on it spent as well? Then that one did arrive. */
  readonly successorSpent: boolean;
}

/**
 * What a refresh token that turns up gets: the next one (`rotate`), the next one once more (`repeat`), nothing
 * (`refuse`), or the end of its whole sign-in (`reused`), because of two holders one is a thief.
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

/** Until when a token issued now is good: as long as its sign-in, unless nobody uses it. */
export function tokenExpiresAt(signInExpiresAt: InstantMs, issuedAt: InstantMs): InstantMs {
  return Math.min(signInExpiresAt, issuedAt + idleLifeMs);
}
