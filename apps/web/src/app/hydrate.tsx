import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
} from "react-router";
import { RouterProvider } from "react-router/dom";
import { CallApiContext } from "../lib/api/use-call-api.ts";
import { noteStale } from "../lib/live/staleness.ts";
import { PageExistsContext, StaffPathsContext } from "../lib/page/page-exists.ts";
import { loaderServices } from "../lib/page/page-loader.ts";
import { returnToScrollPosition } from "../lib/page/scroll-after-reload.ts";
import { startSession } from "../lib/session/session.ts";
import { settingsStore } from "../lib/settings/settings.ts";
import { Document } from "./document.tsx";
import { Hydrated } from "./hydrated.tsx";
import { pageDataId, type PageData } from "./page-data.ts";
import { pathsIn } from "./paths-in.ts";
import { routes } from "./routes.tsx";
import { staffRoutes } from "./staff-routes.tsx";

/** Starts React on the server's page. Resolves when the page responds. */
export async function hydrate(): Promise<void> {
  const { site, loaderData, actionData, errors } = JSON.parse(
    document.getElementById(pageDataId)?.textContent ?? "",
  ) as PageData;
  const { call: callApi } = startSession(site.apiUrls);
  settingsStore.start(site);
  noteStale(site.staleSince);
  await loadMatched();

  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData, actionData, errors: revived(errors) } as HydrationState,
    getContext: () => new RouterContextProvider(new Map([[loaderServices, { callApi, signedIn: hasUserCookie }]])),
  });
  returnToScrollPosition();
  return new Promise((done) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <Document site={site}>
          <CallApiContext value={callApi}>
            <PageExistsContext value={pageExists}>
              <StaffPathsContext value={pathsIn(staffRoutes)}>
                <RouterProvider router={router} />
                <Hydrated then={done} />
              </StaffPathsContext>
            </PageExistsContext>
          </CallApiContext>
        </Document>,
      );
    });
  });
}

/** Load the page's own chunk before hydration: without it, the page would differ from the server's HTML. */
async function loadMatched(): Promise<void> {
  const matched = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const { lazy } = route;
      delete route.lazy;
      Object.assign(route, await lazy());
    }),
  );
}

function revived(errors: PageData["errors"]): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, data }]) => [id, new ErrorResponse(status, "", data)]),
  );
}

function pageExists(path: string): boolean {
  return matchRoutes(routes, path)?.at(-1)?.route.path !== "*";
}

function hasUserCookie(): boolean {
  return /(?:^|; )user=/.test(document.cookie);
}
