import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import type { InstantMs } from "@time-event/domain/time/instant";
import { placeOf } from "./attempts/attempt-limits.ts";
import { TooManyAttempts } from "./refusals.ts";

/** Limits what one address reads that must be made for it: pages, searches. What is kept ready costs nothing. */
export interface ReadLimit {
  /**
   * @param reads what it costs, in pages
   * @throws TooManyAttempts
   */
  count(request: Pick<FastifyRequest, "ip" | "headers">, reads?: number): void;
}

interface Limits {
  /** Reads at once. */
  readonly burst: number;
  readonly everyMs: number;
}

/**
 * On a race day thousands of phones share one address of their network: three thousand may open a page at the gun, and
 * as many again in each minute after it.
 */
const usual: Limits = { burst: 3_000, everyMs: 20 };

/** How many addresses are remembered; who is forgotten begins anew. */
const mostPlaces = 20_000;

export function createReadLimit(clock: () => InstantMs, { burst, everyMs }: Limits = usual): ReadLimit {
  /** For each place, the instant at which all of its reads are paid for. */
  const paidAt = new LRUCache<string, InstantMs>({ max: mostPlaces });

  return {
    count: ({ ip, headers }, reads = 1) => {
      if (isUnknownProxy(ip, headers)) return;
      const now = clock();
      const place = placeOf(ip);
      const paid = Math.max(paidAt.get(place) ?? now, now) + reads * everyMs;
      const waitMs = paid - now - burst * everyMs;
      if (waitMs > 0) throw new TooManyAttempts(waitMs);
      paidAt.set(place, paid);
    },
  };
}

/** A proxy on this machine that TRUSTED_PROXIES forgot: everybody comes from its address, so nobody is limited by it. */
function isUnknownProxy(ip: string, headers: FastifyRequest["headers"]): boolean {
  return headers["x-forwarded-for"] !== undefined && ipaddr.isValid(ip) && ipaddr.process(ip).range() === "loopback";
}
