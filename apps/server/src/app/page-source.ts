import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { RenderPage } from "@time-event/contract/rendering";

/** Where the web app comes from: its build, or, for who develops it, its source. */
export interface PageSource {
  readonly renderPage: RenderPage;
  /** Serves what pages load: scripts, sheets, fonts. */
  readonly addFiles: (app: FastifyInstance) => Promise<void>;
}

/** The program that organisers download for their readers: always the one of this version. */
const connectorFile = "time-event-connector.mjs";

/** Browsers know service workers by their addresses, so their names have no hash. They may reach nothing but this product. */
export const workerFiles = {
  names: ["station-worker.js", "ticket-worker.js", "follow-worker.js"],
  headers: { "cache-control": "no-cache", "content-security-policy": "default-src 'none'; connect-src 'self'" },
};

/** The web app as `npm run build` made it. Null: it did not. */
export async function builtPages(webBuild: string): Promise<PageSource | null> {
  const entry = join(webBuild, "server/entry-server.js");
  if (!existsSync(entry)) return null;
  const { renderPage } = (await import(pathToFileURL(entry).href)) as { renderPage: RenderPage };
  return {
    renderPage,
    addFiles: async (app) => {
      await app.register(fastifyStatic, {
        root: join(webBuild, "client"),
        wildcard: false,
        index: false,
        preCompressed: true,
        maxAge: "365d",
        immutable: true,
        setHeaders: (reply, path) => {
          // scripts, sheets and pictures; the page that loads them has the policy
          void reply.removeHeader("content-security-policy");
          if (workerFiles.names.some((name) => path.includes(name))) void reply.headers(workerFiles.headers);
          if (path.endsWith(connectorFile)) void reply.header("cache-control", "no-cache");
        },
      });
    },
  };
}
