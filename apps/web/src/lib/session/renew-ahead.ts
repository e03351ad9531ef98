import type { Renew } from "./renew-tokens.ts";

interface Parts {
  /** The stored access token; null: nobody is signed in, or the sign-in has ended. */
  readonly token: () => string | null;
  /** When a token was issued (if it says so) and when it ends, in epoch ms; undefined when it cannot be decoded. */
  readonly lifeOf: (token: string) => { readonly from: number | undefined; readonly to: number } | undefined;
  readonly now: () => number;
  readonly renew: Renew;
  /** Somebody looks at this tab. */
  readonly isInUse: () => boolean;
}

export interface RenewAhead {
  /** Looks at the stored token again: call it when the token, or the use of the tab, has changed. */
  readonly look: () => void;
  readonly stop: () => void;
  /** Resolves when no renewal is under way. */
  readonly settled: () => Promise<void>;
}

/** So long before its end a token is renewed, but never before two thirds of its life. */
const aheadMs = 60_000;
const againAfterMs = 10_000;
const leastBetweenMs = 2_000;
/** Longer timers fire at once. */
const longestMs = 60 * 60 * 1000;

/**
 * Renews the tokens ahead of their end while a tab is in use, so that saving a form is not the request that finds them
 * ended. Tabs share this as they share every renewal: the first one renews, the others find its tokens.
 */
export function createRenewAhead({ token, lifeOf, now, renew, isInUse }: Parts): RenewAhead {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | null = null;
  let isStopped = false;

  function dueAt(stored: string): number | undefined {
    const life = lifeOf(stored);
    if (!life) return undefined;
    const lengthMs = life.to - (life.from ?? life.to - 3 * aheadMs);
    return life.to - Math.min(aheadMs, lengthMs / 3);
  }

  function look(leastMs = 0): void {
    clearTimeout(timer);
    const stored = token();
    if (isStopped || underWay || stored === null || !isInUse()) return;
    const at = dueAt(stored);
    // nobody knows when it ends: the requests themselves find out
    if (at === undefined) return;
    const waitMs = Math.max(at - now(), leastMs);
    if (waitMs <= 0) start(stored);
    else timer = setTimeout(look, Math.min(waitMs, longestMs));
  }

  function start(stored: string): void {
    const renewal = renew(stored, "ahead").then(
      () => leastBetweenMs,
      () => againAfterMs,
    );
    underWay = renewal.then((leastMs) => {
      underWay = null;
      look(leastMs);
    });
  }

  return {
    look: () => look(),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
    settled: () => underWay ?? Promise.resolve(),
  };
}
