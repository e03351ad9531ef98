import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { GivenParts } from "./app-parts.ts";
import { composeFeatures } from "./compose.ts";
import { addHealth } from "./health.ts";
import type { JobRunner } from "../lib/jobs/runner.ts";
import { answerErrors } from "../http/problems.ts";
import { addReplyHeaders } from "../http/reply-headers.ts";
import { requestIds } from "../http/request-id.ts";
import { createWorkerPool } from "../lib/heavy-work/worker-pool.ts";

/** Puts the whole application together: it does not listen and starts no clock yet. */
export interface Application {
  readonly http: FastifyInstance;
  readonly jobs: JobRunner;
}

export async function buildApp(parts: GivenParts): Promise<Application> {
  const app = fastify({
    // at its usual level, warn, requests are not logged; at info they are
    loggerInstance: parts.log as FastifyBaseLogger,
    genReqId: requestIds(parts.config.trustedProxies),
    // proxies that may say where a request came from; none, unless the operator names some
    trustProxy: parts.config.trustedProxies.length > 0 ? [...parts.config.trustedProxies] : false,
    bodyLimit: 1_000_000,
    // against callers who send a request byte by byte to keep the server waiting
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    // closes a connection without traffic; event streams send something more often
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
  });
  // staff send files as plain bytes
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_request, body, done) =>
    done(null, body),
  );
  addReplyHeaders(app, parts.config.publicUrl?.startsWith("https:") === true);
  answerErrors(app, parts);
  await addHealth(app, parts);
  const workers = createWorkerPool(
    (error) => app.log.error({ err: error }, "a thread for heavy work failed"),
    parts.heavyWork,
  );
  app.addHook("onClose", workers.stop);
  return { http: app, jobs: await composeFeatures(app, { ...parts, workers }) };
}
