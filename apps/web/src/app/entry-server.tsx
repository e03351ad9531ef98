import type { RenderedPage, RenderPage, RenderRequest } from "@time-event/contract/rendering";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from "react-router";
import type { StaticHandlerContext } from "react-router";
import { CallApiContext } from "../lib/api/use-call-api.ts";
import { formats } from "../lib/i18n/format.ts";
import type { PageHandle } from "../lib/page/page-handle.ts";
import { loaderServices } from "../lib/page/page-loader.ts";
import type { Site } from "../lib/page/site.ts";
import { themeShown, validSettings } from "../lib/settings/settings.ts";
import { Document } from "./document.tsx";
import { headLinks, scriptLinks } from "./head-links.ts";
import { dataBlock, insertBefore } from "./html.ts";
import { pageDataId, type PageData } from "./page-data.ts";
import { routes } from "./routes.tsx";

const handler = createStaticHandler(routes);

/** Renders one public page: the whole document, or a redirect. */
export const renderPage: RenderPage = async (request) => {
  const { callApi, signedIn, submitId } = request;
  const services = { callApi, signedIn: () => signedIn, newSubmitId: () => submitId };
  const context = await handler.query(requestOf(request), {
    requestContext: new RouterContextProvider(new Map([[loaderServices, services]])),
  });
  if (context instanceof Response) {
    return { status: context.status, location: context.headers.get("location") ?? "/", html: "" };
  }
  return documentOf(context, request);
};

function requestOf({ url, publicUrl, form }: RenderRequest): Request {
  const init = form && { method: "POST", headers: { "content-type": form.type }, body: form.body };
  return new Request(new URL(url, publicUrl), init);
}

function siteOf(request: RenderRequest, staff: boolean): Site {
  const { language, publicUrl, apiUrls, styleNonce, staleSince } = request;
  const settings = { ...validSettings(request), ...(staff && ({ scheme: "own", contrast: "normal" } as const)) };
  return { language, publicUrl, apiUrls, styleNonce, staleSince: staleSince(), ...settings };
}

async function documentOf(context: StaticHandlerContext, request: RenderRequest): Promise<RenderedPage> {
  const { form } = request;
  const { route } = context.matches.at(-1) ?? { route: {} as { id?: string } };
  const handle = ((route as { handle?: PageHandle<unknown> }).handle ?? {}) as PageHandle<unknown>;
  const site = siteOf(request, handle.staff === true);
  const pageData = pageDataOf(context, site);
  const failed = context.errors !== null;
  const madeOf = failed || form !== undefined ? null : JSON.stringify([request.url, pageData]);
  return {
    status: failed ? context.statusCode : (handle.status ?? context.statusCode),
    html: await request.makePage(madeOf, () => htmlOf(context, request, { pageId: route.id, handle, site, pageData })),
    isPrivate: form !== undefined || handle.isPrivate === true,
  };
}

interface Loaded {
  readonly pageId: string | undefined;
  readonly handle: PageHandle<unknown>;
  readonly site: Site;
  readonly pageData: PageData;
}

/** The text of a page, made of nothing but the address and its data. */
function htmlOf(
  context: StaticHandlerContext,
  { callApi, form }: RenderRequest,
  { pageId, handle, site, pageData }: Loaded,
): string {
  const { alive, aliveWith, staff, structuredData } = handle;
  const router = createStaticRouter(handler.dataRoutes, context);
  const body = renderToString(
    <Document site={site}>
      <CallApiContext value={callApi}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </CallApiContext>
    </Document>,
  );

  const failed = context.errors !== null;
  const data = context.loaderData[pageId ?? ""];
  const known = !failed && structuredData ? structuredData(data, site, formats[site.language]) : null;

  let html = `<!doctype html>${body}`;
  html = insertBefore(
    html,
    "</head>",
    headLinks({ ...site, page: pageId, staff, html: body, theme: themeShown(site) }),
  );
  html = insertBefore(
    html,
    "</body>",
    (known ? dataBlock("application/ld+json", known) : "") + dataBlock("application/json", pageData, pageDataId),
  );
  // whoever posted a form has acted
  if (failed || form !== undefined || alive?.(data)) {
    html = html.replace("<html", "<html data-alive");
    if (!failed && !staff) html = insertBefore(html, "</body>", scriptLinks(pageId, site.language));
  } else if (aliveWith) html = html.replace("<html", `<html data-alive-with="${aliveWith}"`);
  return html;
}

function pageDataOf({ loaderData, actionData, errors }: StaticHandlerContext, site: Site): PageData {
  const told = Object.entries(errors ?? {}).map(([id, error]) => {
    // eslint-disable-next-line no-console -- our own error: the visitor gets words, the log gets the details
    if (!isRouteErrorResponse(error)) console.error(error);
    return [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, data: error.data }
        : { status: 500, data: { code: "internal" } },
    ];
  });
  return { site, loaderData, actionData, errors: errors ? Object.fromEntries(told) : null };
}
