import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CallApi } from "@time-event/contract/call";
import type { RenderPage } from "@time-event/contract/rendering";
import { sendCompressed } from "../http/compression.ts";
import { pageHeaders } from "../http/page-headers.ts";
import { readVisitor } from "../http/visitor.ts";

const rememberedS = 365 * 24 * 60 * 60;

interface Pages {
  /** Folder of the web app's build, with `client` and `server` in it. */
  readonly webBuild: string;
  readonly publicUrl: () => string;
  readonly apiUrls: { readonly token: string; readonly event: string; readonly web: string };
  readonly callApi: CallApi;
}

/** Serves the web app: its files, and every page rendered in the visitor's language and theme. */
export async function mountPages(
  app: FastifyInstance,
  { webBuild, publicUrl, apiUrls, callApi }: Pages,
): Promise<void> {
  const entry = join(webBuild, "server/entry-server.js");
  if (!existsSync(entry)) {
    app.log.warn(`no web app in ${webBuild}: only the API is served; build it with npm run build`);
    return;
  }
  const { renderPage } = (await import(pathToFileURL(entry).href)) as { renderPage: RenderPage };

  await app.register(fastifyStatic, {
    root: join(webBuild, "client"),
    wildcard: false,
    index: false,
    preCompressed: true,
    maxAge: "365d",
    immutable: true,
    setHeaders: (reply, path) => {
      // browsers know the service worker by its address, so its name has no hash
      if (!path.includes("station-worker.js")) return;
      void reply.header("cache-control", "no-cache");
      void reply.header("content-security-policy", "default-src 'none'; connect-src 'self'");
    },
  });

  app.get("/*", async (request, reply) => {
    const visitor = readVisitor(request);
    const styleNonce = randomBytes(16).toString("base64url");
    const asked = { url: request.url, publicUrl: publicUrl(), apiUrls, callApi, styleNonce };
    const page = await renderPage({ ...asked, ...visitor });
    if (askedLanguage(request)) {
      void reply.setCookie("lang", visitor.language, { path: "/", maxAge: rememberedS, sameSite: "lax" });
    }
    if (page.location) return reply.redirect(page.location, page.status);
    void reply.code(page.status).headers(pageHeaders(apiUrls, styleNonce)).type("text/html; charset=utf-8");
    return sendCompressed(request, reply, Buffer.from(page.html));
  });
}

function askedLanguage(request: FastifyRequest): boolean {
  return (request.query as { lang?: unknown }).lang !== undefined;
}
