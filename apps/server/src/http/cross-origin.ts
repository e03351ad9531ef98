import type { FastifyInstance } from "fastify";

/**
 * Lets pages of the named origins call what is below a path: another installation that signs its staff in here. No
 * cookie counts here, so nothing but their own tokens is at stake.
 */
export function allowOrigins(app: FastifyInstance, basePath: string, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    const { origin } = request.headers;
    if (!request.url.startsWith(`${basePath}/`) || origin === undefined) return;
    void reply.header("vary", "origin");
    if (!origins.includes(origin)) return;
    void reply.header("access-control-allow-origin", origin);
    // the client judges the life of its tokens by our clock
    void reply.header("access-control-expose-headers", "date, retry-after");
    if (request.method !== "OPTIONS") return;
    void reply.header("access-control-allow-methods", "POST, GET");
    void reply.header("access-control-allow-headers", "content-type, authorization");
    void reply.header("access-control-max-age", "600");
    return reply.code(204).send();
  });
}
