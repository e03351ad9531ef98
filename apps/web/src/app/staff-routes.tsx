import { redirect, type RouteObject } from "react-router";
import { dressComponents } from "../ui/themes/show-theme.ts";
import { ErrorPage } from "./error-page.tsx";
import { guard } from "./guard.ts";
import { staffPage } from "./page-route.ts";
import { StaffSkeleton } from "./staff/staff-skeleton.tsx";

/** One area of the shell: its first page shows what the menu has for it; every page is fetched when it is opened. */
function area(path: "master" | "manage" | "report" | "config", pages: RouteObject[]): RouteObject {
  return { path, children: [staffPage("", `areas/${path}-page`), ...pages] };
}

/** One event: its frame, and in it a page for each tab. */
const eventFrame = staffPage("events/:eventId", "events/event-frame-page", [
  { index: true, loader: ({ params }) => redirect(`/manage/events/${params["eventId"]}/details`) },
  staffPage("details", "events/event-details-page"),
  staffPage("course", "courses/course-page"),
  staffPage("images", "images/images-page"),
  staffPage("privacy", "events/event-privacy-page"),
  staffPage("entrants", "entrants/entrants-page"),
  staffPage("entrants/import", "entrants/entrant-import-page"),
  staffPage("publish", "events/event-publish-page"),
]);

const pages: RouteObject[] = [
  staffPage("", "dashboard/dashboard-page"),
  area("master", []),
  area("manage", [
    staffPage("events", "events/staff-event-list-page"),
    eventFrame,
    staffPage("entrants", "entrants/entrants-events-page"),
  ]),
  area("report", []),
  area("config", []),
];

/** With the sheet of its components, so that nothing is seen undressed. */
async function loadShell() {
  const [{ StaffShell }] = await Promise.all([import("./staff/staff-shell.tsx"), dressComponents()]);
  return { Component: StaffShell };
}

/** The guarded shell and everything in it. */
export const staffRoutes: RouteObject = {
  id: "shell",
  path: "/",
  loader: guard,
  ...(import.meta.env.SSR ? { Component: StaffSkeleton } : { lazy: loadShell }),
  children: [{ ErrorBoundary: ErrorPage, children: pages }],
};
