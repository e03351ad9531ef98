import type { FastifyInstance } from "fastify";

/**
 * Headers of every reply: the name of its request, and what keeps a browser from taking a reply for what it is not. Two
 * of helmet's, set by hand, because every cached list pays for them; pages have all of its others.
 * @param isHttps what people open begins with https: their browsers never go back to http
 */
export function addReplyHeaders(app: FastifyInstance, isHttps: boolean): void {
  app.addHook("onRequest", (request, reply, done) => {
    void reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
    if (isHttps) void reply.header("strict-transport-security", "max-age=31536000");
    done();
  });
}
