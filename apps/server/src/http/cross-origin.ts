import cors from "@fastify/cors";
import { accessKeyHeader, repeatHeader } from "@time-event/contract/call-headers";
import type { FastifyInstance } from "fastify";

/**
 * Lets pages of the named origins make the calls below a path: another installation that signs its staff in here. Browsers
 * send these calls no cookies, so a page can only use its own tokens.
 */
export function allowOrigins(app: FastifyInstance, basePath: string, origins: readonly string[]): void {
  if (origins.length === 0) return;
  void app.register(cors, {
    delegator: (request, decide) => {
      const isOurs = request.url?.startsWith(`${basePath}/`) === true;
      decide(null, {
        origin: isOurs && [...origins],
        methods: ["POST", "GET"],
        allowedHeaders: ["content-type", "authorization", accessKeyHeader, repeatHeader],
        // the client judges the life of its tokens by our clock
        exposedHeaders: ["date", "retry-after"],
        maxAge: 600,
        strictPreflight: false,
      });
    },
  });
}
