import fastify, { type FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import type { Connection } from "../db/connection.ts";
import { composeFeatures } from "./compose.ts";
import { addHealth } from "./health.ts";
import { answerErrors } from "./problems.ts";

/** What the application is built on. */
export interface AppParts extends Pick<Connection, "db" | "pool"> {
  readonly config: Config;
  /** Address of the connected database, for a LISTEN connection of one's own. */
  readonly databaseUrl: string;
  /** Where people open the site; known once the server listens. */
  readonly publicUrl: () => string;
  /** Aborts when the server begins to stop: whoever holds a reply open (event streams) ends it then. */
  readonly stopping: AbortSignal;
}

/** Puts the whole HTTP application together; it does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    // at its usual level, warn, requests are not logged; at info they are
    logger: { level: parts.config.logLevel },
    bodyLimit: 1_000_000,
    // against callers who send a request byte by byte to keep the server waiting
    requestTimeout: 15_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    // a connection on which nothing moves; event streams beat more often than that
    connectionTimeout: 120_000,
    keepAliveTimeout: 65_000,
  });
  answerErrors(app);
  await addHealth(app, parts);
  await composeFeatures(app, parts);
  return app;
}
