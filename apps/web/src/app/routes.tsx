import { redirect, type RouteObject } from "react-router";
import { ErrorPage } from "./error-page.tsx";
import { guard } from "./guard.ts";
import { PublicShell } from "./public-shell.tsx";

// Every page is a chunk of its own. Its name here is its path under src/features and the id of its route, by which the
// server finds the chunk's files.
const modules = import.meta.glob<Partial<RouteObject>>(["../features/*/*-page.tsx"]);

function page(path: string, name: string): RouteObject {
  const load = modules[`../features/${name}.tsx`];
  if (!load) throw new Error(`no page ${name}`);
  return { id: name, path, lazy: async () => pickRouteProps(await load()) };
}

// A page module may export more than a route knows.
function pickRouteProps({ loader, shouldRevalidate, Component, handle }: Partial<RouteObject>) {
  return { Component, handle, ...(loader && { loader }), ...(shouldRevalidate && { shouldRevalidate }) } as {
    Component: NonNullable<typeof Component>;
  };
}

const publicPages: RouteObject[] = [
  page("landing", "landing/landing-page"),
  page("register/event-list", "events/event-list-page"),
  page("register/events/:event", "events/event-page"),
  page("register/events/:event/results", "results/results-page"),
  page("register/events/:event/results/:bib", "results/runner-page"),
  page("register/events/:event/start-list", "players/start-list-page"),
  page("checkpoint/:event", "checkpoints/checkpoints-page"),
  page("auth", "sign-in/sign-in-page"),
  page("auth/forgotten-password", "sign-in/forgotten-password-page"),
  page("auth/password-reset", "sign-in/password-reset-page"),
  page("auth/access-denied", "sign-in/access-denied-page"),
  page("auth/error", "sign-in/sign-in-error-page"),
  page("documentation/api", "documentation/api-page"),
  page("notfound", "not-found/not-found-page"),
];

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    children: [
      { id: "shell", path: "/", loader: guard },
      { Component: PublicShell, children: [{ ErrorBoundary: ErrorPage, children: publicPages }] },
      { path: "*", loader: () => redirect("/notfound") },
    ],
  },
];
