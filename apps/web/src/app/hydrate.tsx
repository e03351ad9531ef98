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
import { passDraftsOn } from "../lib/drafts/tab-drafts.ts";
import { PageExistsContext, StaffPathsContext } from "../lib/page/page-exists.ts";
import type { PageHandle } from "../lib/page/page-handle.ts";
import { loaderServices } from "../lib/page/page-loader.ts";
import { PageRightContext } from "../lib/page/page-right.ts";
import { returnToScrollPosition } from "../lib/page/scroll-after-reload.ts";
import { Document } from "./document.tsx";
import { letRoutersGiveUp } from "./given-up-transitions.ts";
import { Hydrated } from "./hydrated.tsx";
import type { PageData } from "./page-data.ts";
import { pathsIn } from "./paths-in.ts";
import { routes } from "./routes.tsx";
import { staffRoutes } from "./staff-routes.tsx";
import { startSession } from "../lib/session/session.ts";
import { startPage } from "./start-page.ts";

/** Starts React on the server's page, in the staff area. Resolves when the page responds. */
export async function hydrate(): Promise<void> {
  const { site, loaderData, actionData, errors, callApi, services } = await startPage(startSession);
  passDraftsOn();
  letRoutersGiveUp();
  await loadMatched();

  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData, actionData, errors: revived(errors) } as HydrationState,
    getContext: () => new RouterContextProvider(new Map([[loaderServices, services]])),
  });
  returnToScrollPosition();
  return new Promise((done) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <Document site={site}>
          <CallApiContext value={callApi}>
            <PageExistsContext value={pageExists}>
              <PageRightContext value={pageRight}>
                <StaffPathsContext value={pathsIn(staffRoutes)}>
                  <RouterProvider router={router} />
                  <Hydrated then={done} />
                </StaffPathsContext>
              </PageRightContext>
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

function pageRight(path: string) {
  const { handle } = matchRoutes(routes, path)?.at(-1)?.route ?? {};
  return (handle as PageHandle | undefined)?.right ?? null;
}
