import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CallApi } from "@time-event/contract/call";
import { sendCompressed } from "../http/compression.ts";
import { pageHeaders } from "../http/page-headers.ts";
import { readVisitor } from "../http/visitor.ts";
import type { PageSource } from "./page-source.ts";

const rememberedS = 365 * 24 * 60 * 60;

interface Pages {
  readonly source: PageSource;
  readonly publicUrl: () => string;
  readonly apiUrls: { readonly token: string; readonly event: string; readonly web: string };
  readonly callApi: CallApi;
}

/** Serves the web app: its files, and every page rendered in the visitor's language and theme. */
export async function mountPages(app: FastifyInstance, { source, publicUrl, apiUrls, callApi }: Pages): Promise<void> {
  await source.addFiles(app);

  app.get("/*", async (request, reply) => {
    const visitor = readVisitor(request);
    const styleNonce = randomBytes(16).toString("base64url");
    const asked = { url: request.url, publicUrl: publicUrl(), apiUrls, callApi, styleNonce };
    const page = await source.renderPage({ ...asked, ...visitor });
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
