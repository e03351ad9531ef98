import { redirect, type RouteObject } from "react-router";
import { ErrorPage } from "./error-page.tsx";
import { page } from "./page-route.ts";
import { publicPages } from "./public-pages.ts";
import { PublicShell } from "./public-shell.tsx";
import { staffRoutes } from "./staff-routes.tsx";

export const routes: RouteObject[] = [
  {
    ErrorBoundary: ErrorPage,
    children: [
      staffRoutes,
      {
        Component: PublicShell,
        children: [{ ErrorBoundary: ErrorPage, children: publicPages.map(([path, name]) => page(path, name)) }],
      },
      { path: "*", loader: () => redirect("/notfound") },
    ],
  },
];
