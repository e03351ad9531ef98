import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { webRegisterGet } from "@time-event/contract/order-keeping";
import type { PostedForm } from "@time-event/contract/rendering";
import { webImagesSave } from "@time-event/contract/transfers";
import type { InstantMs } from "@time-event/domain/time/instant";
import { isKeyShaped } from "../features/keys/secret.ts";
import { isReferenceShaped } from "../features/orders/reference.ts";
import { sendCompressed } from "../http/compression.ts";
import { pageHeaders } from "../http/page-headers.ts";
import type { ReadLimit } from "../http/read-limit.ts";
import { TooManyAttempts } from "../http/refusals.ts";
import { markStale } from "../http/stale.ts";
import { readVisitor } from "../http/visitor.ts";
import type { WebApi } from "../http/web-api.ts";
import { pauseS } from "../http/waiting-line/hold-back.ts";
import { keepPlace, lineCookie } from "../http/waiting-line/line-cookie.ts";
import type { Door } from "../http/waiting-line/door.ts";
import { awayPage } from "./away-page.ts";
import { mountFileForms } from "./file-forms.ts";
import { createKeptPages } from "./kept-pages.ts";
import { linePage } from "./line-page.ts";
import type { PageSource } from "./page-source.ts";
import { mountStationManifest } from "./station-manifest.ts";

const largestFormBytes = 200_000;
const rememberedS = 365 * 24 * 60 * 60;

interface Pages {
  readonly source: PageSource;
  readonly publicUrl: () => string;
  readonly apiUrls: { readonly token: string; readonly event: string; readonly web: string };
  readonly callNoting: WebApi["callNoting"];
  readonly readLimit: ReadLimit;
  readonly door: Door;
}

const formType = "application/x-www-form-urlencoded";
/** The page that takes a slip. */
const slipPath = "/register/registration";
/** The page on which people enter an event. */
const enterPath = /^\/register\/events\/([\w-]+)\/enter\/?$/i;

/** Serves the web app: its files, and every page rendered in the visitor's language and theme. */
export async function mountPages(
  app: FastifyInstance,
  { source, publicUrl, apiUrls, callNoting, readLimit, door }: Pages,
): Promise<void> {
  await source.addFiles(app);
  mountStationManifest(app);
  const makePage = createKeptPages();
  // pages are kept, nonces and ids are not; nobody outside knows these words, so no text of a page can ask for one
  const nonceMark = randomBytes(16).toString("base64url");
  const submitMark = randomBytes(16).toString("base64url");

  const sendAway = (request: FastifyRequest, reply: FastifyReply, status: number, retryAfterS: number) => {
    const styleNonce = randomBytes(16).toString("base64url");
    void reply.code(status).headers(pageHeaders(apiUrls, styleNonce)).header("retry-after", retryAfterS);
    void reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
    return reply.send(awayPage(readVisitor(request).language, request.url, styleNonce));
  };

  const show = async (request: FastifyRequest, reply: FastifyReply, form: PostedForm | undefined) => {
    const visitor = readVisitor(request);
    const styleNonce = randomBytes(16).toString("base64url");
    try {
      readLimit.count(request);
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
      return sendAway(request, reply, 429, Math.ceil(error.retryAfterMs / 1000));
    }
    const path = pathOf(request);
    const event = enterPath.exec(path)?.[1];
    let ticket = request.cookies[lineCookie];
    if (event !== undefined && !(await hasOrder(request, event, door))) {
      const asked = await door.ask(event, ticket, request.ip);
      if (asked) keepPlace(reply, (ticket = asked.ticket));
      if (asked?.isIn === false) {
        void reply.code(503).headers(pageHeaders(apiUrls, styleNonce)).header("retry-after", pauseS(asked.waitS));
        void reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
        return reply.send(linePage(visitor.language, path, styleNonce, { ...asked, pauseS: pauseS(asked.waitS) }));
      }
    }
    // a page is as old as the oldest reply that it shows
    let staleSince: InstantMs | null = null;
    const callApi = callNoting((since) => (staleSince = Math.min(staleSince ?? since, since)), request.ip, ticket);
    const asked = {
      url: request.url,
      form,
      publicUrl: publicUrl(),
      apiUrls,
      callApi,
      styleNonce: nonceMark,
      submitId: submitMark,
    };
    const page = await source.renderPage({ ...asked, ...visitor, makePage, staleSince: () => staleSince });
    if (askedLanguage(request)) {
      void reply.setCookie("lang", visitor.language, { path: "/", maxAge: rememberedS, sameSite: "lax" });
    }
    if (page.location) return reply.redirect(page.location, page.status);
    if (page.status === 503) return sendAway(request, reply, 503, 2);
    void reply.code(page.status).headers(pageHeaders(apiUrls, styleNonce)).type("text/html; charset=utf-8");
    if (staleSince !== null) markStale(reply, staleSince);
    if (page.isPrivate) void reply.header("cache-control", "no-store");
    const html = page.html.replaceAll(nonceMark, styleNonce).replaceAll(submitMark, randomBytes(16).toString("hex"));
    return sendCompressed(request, reply, Buffer.from(html));
  };

  app.get("/*", (request, reply) => show(request, reply, undefined));
  // a form that a browser without our script sends: only here, so that no call takes another body than JSON
  await app.register(async (posts) => {
    posts.removeAllContentTypeParsers();
    posts.addContentTypeParser(formType, { parseAs: "string", bodyLimit: largestFormBytes }, (_request, body, done) =>
      done(null, body),
    );
    posts.post<{ readonly Body: string }>("/register/*", (request, reply) =>
      show(request, reply, { type: formType, body: request.body }),
    );
  });
  await app.register((files, _, done) => {
    mountFileForms(files, {
      path: slipPath,
      largestBytes: webImagesSave.largestBytes! + largestFormBytes,
      opens: (key, { ip }) =>
        callNoting(() => {}, ip)(webRegisterGet, {}, { key }).then(
          () => true,
          () => false,
        ),
      sendAway: (request, reply) => sendAway(request, reply, 503, 2),
      show: (request, reply, body) => show(request, reply, { type: request.headers["content-type"]!, body }),
    });
    done();
  });
}

/** As the router of the pages reads it, which takes `%65nter`, `ENTER` and `//` for the same page. */
function pathOf({ url }: Pick<FastifyRequest, "url">): string {
  const [path = ""] = url.split("?");
  try {
    return decodeURIComponent(path).replace(/\/{2,}/g, "/");
  } catch {
    return path;
  }
}

/** Somebody who goes on with an order, which holds its places meanwhile. */
async function hasOrder({ query, body }: FastifyRequest, event: string, door: Door): Promise<boolean> {
  const form = typeof body === "string" ? new URLSearchParams(body) : undefined;
  if (isKeyShaped(form?.get("key"))) return true;
  const { order } = query as { order?: unknown };
  // a word that somebody made up is none
  return isReferenceShaped(order) && door.hasOrder(event, order).catch(() => false);
}

function askedLanguage(request: FastifyRequest): boolean {
  return (request.query as { lang?: unknown }).lang !== undefined;
}
