import type { FastifyReply } from "fastify";
import type { InstantMs } from "@time-event/domain/time/instant";
import { staleHeader } from "@time-event/contract/call-headers";

/** Marks a reply as old. It is kept nowhere on the way: with an ETag, the mark would outlive the outage. */
export function markStale(reply: FastifyReply, since: InstantMs): FastifyReply {
  return reply.header(staleHeader, new Date(since).toISOString()).header("cache-control", "no-store");
}
