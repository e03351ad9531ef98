import type { FastifyInstance } from "fastify";
import { contentSecurityPolicy, crossOriginResourcePolicy, strictTransportSecurity, xContentTypeOptions } from "helmet";
import { helmetHeaders } from "./helmet-headers.ts";

/** A reply that is no page: whoever opens it as one can do nothing with it, and no other site can embed it. */
const noPage = contentSecurityPolicy({
  useDefaults: false,
  directives: {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  },
});

/**
 * Headers of every reply: the id of its request, and what stops a browser from taking a reply for something else. Pages
 * have a policy of their own (`page-headers.ts`), files of the web app none.
 * @param isHttps people open the site by https: their browsers never go back to http
 */
export function addReplyHeaders(app: FastifyInstance, isHttps: boolean): void {
  const sameForAll = helmetHeaders(xContentTypeOptions(), noPage, crossOriginResourcePolicy({ policy: "same-origin" }));
  const overHttps = { ...sameForAll, ...helmetHeaders(strictTransportSecurity({ includeSubDomains: false })) };
  app.addHook("onRequest", (request, reply, done) => {
    // behind a trusted proxy, its word counts
    void reply.headers(isHttps || request.protocol === "https" ? overHttps : sameForAll);
    void reply.header("x-request-id", request.id);
    done();
  });
}
