import type { FastifyInstance } from "fastify";
import { strictTransportSecurity, xContentTypeOptions } from "helmet";
import { helmetHeaders } from "./helmet-headers.ts";

/**
 * Headers of every reply: the id of its request, and what stops a browser from taking a reply for something else. Pages
 * have more (`page-headers.ts`).
 * @param isHttps people open the site by https: their browsers never go back to http
 */
export function addReplyHeaders(app: FastifyInstance, isHttps: boolean): void {
  const transport = isHttps ? [strictTransportSecurity({ includeSubDomains: false })] : [];
  const sameForAll = helmetHeaders(xContentTypeOptions(), ...transport);
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(sameForAll).header("x-request-id", request.id);
    done();
  });
}
