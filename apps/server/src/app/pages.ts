import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { InstantMs } from "@time-event/domain/time/instant";
import { sendCompressed } from "../http/compression.ts";
import { pageHeaders } from "../http/page-headers.ts";
import { markStale } from "../http/stale.ts";
import { readVisitor } from "../http/visitor.ts";
import type { WebApi } from "../http/web-api.ts";
import { awayPage } from "./away-page.ts";
import type { PageSource } from "./page-source.ts";

const rememberedS = 365 * 24 * 60 * 60;

interface Pages {
  readonly source: PageSource;
  readonly publicUrl: () => string;
  readonly apiUrls: { readonly token: string; readonly event: string; readonly web: string };
  readonly callNoting: WebApi["callNoting"];
}

/** Serves the web app: its files, and every page rendered in the visitor's language and theme. */
export async function mountPages(
  app: FastifyInstance,
  { source, publicUrl, apiUrls, callNoting }: Pages,
): Promise<void> {
  await source.addFiles(app);

  app.get("/*", async (request, reply) => {
    const visitor = readVisitor(request);
    const styleNonce = randomBytes(16).toString("base64url");
    // a page is as old as the oldest reply that it shows
    let staleSince: InstantMs | null = null;
    const callApi = callNoting((since) => (staleSince = Math.min(staleSince ?? since, since)));
    const asked = { url: request.url, publicUrl: publicUrl(), apiUrls, callApi, styleNonce };
    const page = await source.renderPage({ ...asked, ...visitor, staleSince: () => staleSince });
    if (askedLanguage(request)) {
      void reply.setCookie("lang", visitor.language, { path: "/", maxAge: rememberedS, sameSite: "lax" });
    }
    if (page.location) return reply.redirect(page.location, page.status);
    if (page.status === 503) {
      void reply.code(503).header("retry-after", "2").headers(pageHeaders(apiUrls, styleNonce));
      void reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
      return reply.send(awayPage(visitor.language, request.url, styleNonce));
    }
    void reply.code(page.status).headers(pageHeaders(apiUrls, styleNonce)).type("text/html; charset=utf-8");
    if (staleSince !== null) markStale(reply, staleSince);
    return sendCompressed(request, reply, Buffer.from(page.html));
  });
}

function askedLanguage(request: FastifyRequest): boolean {
  return (request.query as { lang?: unknown }).lang !== undefined;
}
