import type { RouteObject } from "react-router";
import { ErrorPage } from "./error-page.tsx";
import { guard } from "./guard.ts";
import { staffPage } from "./page-route.ts";
import { StaffSkeleton } from "./staff/staff-skeleton.tsx";

/** One area of the shell: its first page shows what the menu has for it; every page is fetched when it is opened. */
function area(path: "master" | "manage" | "report" | "config", pages: RouteObject[]): RouteObject {
  return { path, children: [staffPage("", `areas/${path}-page`), ...pages] };
}

const pages: RouteObject[] = [
  staffPage("", "dashboard/dashboard-page"),
  staffPage("documentation", "documentation/documentation-page"),
  area("master", []),
  area("manage", []),
  area("report", []),
  area("config", []),
];

/** The guarded shell and everything in it. */
export const staffRoutes: RouteObject = {
  id: "shell",
  path: "/",
  loader: guard,
  ...(import.meta.env.SSR
    ? { Component: StaffSkeleton }
    : { lazy: async () => ({ Component: (await import("./staff/staff-shell.tsx")).StaffShell }) }),
  children: [{ ErrorBoundary: ErrorPage, children: pages }],
};
