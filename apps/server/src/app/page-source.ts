import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
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
  names: ["station-worker.js", "ticket-worker.js", "entry-worker.js", "follow-worker.js"],
  headers: { "cache-control": "no-cache", "content-security-policy": "default-src 'none'; connect-src 'self'" },
};

/** Scripts, sheets and pictures have no policy: the page that loads them has it. */
const withoutPolicy = (reply: Pick<FastifyReply, "removeHeader">) => void reply.removeHeader("content-security-policy");

const served = {
  index: false,
  preCompressed: true,
  maxAge: "365d",
  immutable: true,
  setHeaders: withoutPolicy,
} as const;

/** The web app as `npm run build` made it. Null: it did not. */
export async function builtPages(webBuild: string): Promise<PageSource | null> {
  const entry = join(webBuild, "server/entry-server.js");
  if (!existsSync(entry)) return null;
  const { renderPage } = (await import(pathToFileURL(entry).href)) as { renderPage: RenderPage };
  return {
    renderPage,
    addFiles: async (app) => {
      const client = join(webBuild, "client");
      // names with a hash: one route for hundreds of them
      await app.register(fastifyStatic, { ...served, root: join(client, "assets"), prefix: "/assets/" });
      await app.register(fastifyStatic, {
        ...served,
        root: client,
        decorateReply: false,
        wildcard: false,
        globIgnore: ["assets/**"],
        setHeaders: (reply, path) => {
          withoutPolicy(reply);
          if (workerFiles.names.some((name) => path.includes(name))) void reply.headers(workerFiles.headers);
          if (path.endsWith(connectorFile)) void reply.header("cache-control", "no-cache");
        },
      });
    },
  };
}
