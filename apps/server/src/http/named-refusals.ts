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
 * The words of a refusal that the answering call does not name in the contract, or not at that place: callers would not
 * know them. `tsc` checks the call that the refusal names; this finds a refusal that names another call than the one
 * that answers.
 */
export function unnamedWords({ refuses }: Refusing, { reasons, fields }: Refused): string[] {
  return reasons.filter((word) => {
    const place = fields.some(({ code }) => code === word) ? "field" : "whole";
    return refuses[word] !== place;
  });
}
