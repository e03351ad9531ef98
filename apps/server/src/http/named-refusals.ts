import type { Endpoint } from "@time-event/contract/endpoint";
import type { Refusing } from "@time-event/contract/refusals";
import type { Refused } from "./refusals.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call of the contract that the route answers. */
    call?: Endpoint;
  }
}

/**
 * The words of a refusal that its call does not name in the contract, or not at that place: callers would not know
 * them. Type checking finds most of them; this also finds words that a shared function throws.
 */
export function unnamedWords({ refuses }: Refusing, { reasons, fields }: Refused): string[] {
  return reasons.filter((word) => {
    const place = fields.some(({ code }) => code === word) ? "field" : "whole";
    return refuses[word] !== place;
  });
}
