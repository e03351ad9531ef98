import type { FastifyInstance } from "fastify";
import { strictTransportSecurity, xContentTypeOptions } from "helmet";
import { helmetHeaders } from "./helmet-headers.ts";

/**
 * Headers of every reply: the name of its request, and what keeps a browser from taking a reply for what it is not.
 * Pages have more (`page-headers.ts`).
 * @param isHttps what people open begins with https: their browsers never go back to http
 */
export function addReplyHeaders(app: FastifyInstance, isHttps: boolean): void {
  const transport = isHttps ? [strictTransportSecurity({ includeSubDomains: false })] : [];
  const sameForAll = helmetHeaders(xContentTypeOptions(), ...transport);
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(sameForAll).header("x-request-id", request.id);
    done();
  });
}
