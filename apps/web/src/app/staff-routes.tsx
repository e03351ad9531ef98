import { type Params, redirect, type RouteObject } from "react-router";
import { dressComponents } from "../ui/themes/show-theme.ts";
import { guard } from "./guard.ts";
import { staffPage } from "./page-route.ts";
import { StaffErrorPage } from "./staff/staff-error-page.tsx";
import { StaffSkeleton } from "./staff/staff-skeleton.tsx";

/** One area of the shell: its first page shows the area's menu items; each page loads when it is opened. */
function area(path: "master" | "manage" | "report" | "config", pages: RouteObject[]): RouteObject {
  return { path, children: [staffPage("", `areas/${path}-page`), ...pages] };
}

/** The former address of a page: bookmarks and links in mails still work. */
function moved(path: string, to: (params: Params) => string): RouteObject {
  return { path, loader: ({ params, request }) => redirect(`${to(params)}${new URL(request.url).search}`) };
}

/** One event: its frame with a page for each tab. */
const eventFrame = staffPage("events/:eventId", "events/event-frame-page", [
  { index: true, loader: ({ params }) => redirect(`/manage/events/${params["eventId"]}/details`) },
  staffPage("details", "events/event-details-page"),
  staffPage("categories", "categories/categories-page"),
  staffPage("categories/:categoryId", "categories/category-page"),
  staffPage("extras", "add-ons/extras-page"),
  staffPage("payment", "payment-channels/event-payment-page"),
  staffPage("checkpoints", "checkpoints/staff-checkpoints-page"),
  staffPage("schedule", "schedule/schedule-page"),
  staffPage("course", "courses/course-page"),
  staffPage("images", "images/images-page"),
  staffPage("policies", "policies/event-policies-page"),
  staffPage("privacy", "events/event-privacy-page"),
  staffPage("registrations", "orders/staff-orders-page"),
  staffPage("entries", "entries/entries-page"),
  staffPage("entries/import", "entries/entry-import-page"),
  moved("entrants", ({ eventId }) => `/manage/events/${eventId}/entries`),
  moved("entrants/import", ({ eventId }) => `/manage/events/${eventId}/entries/import`),
  staffPage("stations", "stations/stations-page"),
  staffPage("devices", "keys/device-keys-page"),
  staffPage("control", "control/control-page"),
  staffPage("safety", "control/safety-page"),
  staffPage("reads", "passings/reads-page"),
  staffPage("findings", "findings/findings-page"),
  staffPage("penalties", "penalties/penalties-page"),
  staffPage("review", "publications/publications-page"),
  staffPage("review/:category/:number", "publications/publication-page"),
  staffPage("awards", "awards/awards-page"),
  staffPage("speaker", "speaker/speaker-page"),
  staffPage("speaker/arch", "speaker/arch-page"),
  staffPage("rehearsal", "rehearsals/rehearsal-page"),
  staffPage("reads/import", "read-import/read-import-page"),
  staffPage("publish", "events/event-publish-page"),
  staffPage("preview", "events/event-preview-page"),
]);

const pages: RouteObject[] = [
  staffPage("", "dashboard/dashboard-page"),
  staffPage("calendar", "calendar/calendar-page"),
  moved("documentation/entrants", () => "/documentation/entries"),
  staffPage("documentation/:chapter?", "documentation/guide-page"),
  area("master", [
    staffPage("category-templates", "category-templates/category-templates-page"),
    staffPage("category-templates/:templateId", "category-templates/category-template-page"),
    staffPage("event-types", "event-types/event-types-page"),
    staffPage("policies", "policies/policies-page"),
    staffPage("policies/:id", "policies/policy-editor-page"),
    staffPage("penalty-rules", "penalty-rules/penalty-rules-page"),
    staffPage("payment-channels", "payment-channels/payment-channels-page"),
    staffPage("message-templates", "message-templates/message-templates-page"),
    staffPage("message-templates/:code", "message-templates/message-template-page"),
    staffPage("clubs", "clubs/clubs-page"),
  ]),
  area("manage", [
    staffPage("events", "events/staff-event-list-page"),
    eventFrame,
    staffPage("registrations", "orders/staff-orders-events-page"),
    staffPage("messages", "mails/mails-page"),
    staffPage("transfers", "transfers/transfers-page"),
    staffPage("transfers/all", "transfers/transfers-all-page"),
    staffPage("transfers/late", "transfers/late-payments-page"),
    staffPage("transfers/refunds", "transfers/refunds-page"),
    staffPage("transfers/statements", "transfers/statements-page"),
    staffPage("transfers/reconciliation", "transfers/reconciliation-page"),
    staffPage("persons", "persons/persons-page"),
    staffPage("entries", "entries/entries-events-page"),
    moved("entrants", () => "/manage/entries"),
  ]),
  area("report", [
    staffPage("registrations", "reports/registration-report-page"),
    staffPage("revenue", "reports/revenue-report-page"),
    staffPage("audit", "audit/audit-page"),
  ]),
  area("config", [
    staffPage("users", "users/users-page"),
    staffPage("users/new", "users/user-new-page"),
    staffPage("users/:id", "users/user-page"),
    staffPage("users/:id/roles", "users/user-roles-page"),
    staffPage("users/:id/access", "users/user-access-page"),
    staffPage("roles", "roles/roles-page"),
    staffPage("menu", "menu/menu-page"),
    staffPage("jobs", "jobs/jobs-page"),
  ]),
  staffPage("profile", "profile/profile-page"),
  staffPage("profile/password", "profile/profile-password-page"),
  staffPage("profile/security", "profile/profile-security-page"),
  staffPage("profile/sign-ins", "profile/profile-sign-ins-page"),
];

/** Loads the components' style sheet too, so that nothing appears without style. */
async function loadShell() {
  const [{ StaffShell }] = await Promise.all([import("./staff/staff-shell.tsx"), dressComponents()]);
  return { Component: StaffShell };
}

/** The guarded shell and everything in it. */
export const staffRoutes: RouteObject = {
  id: "shell",
  path: "/",
  loader: guard,
  // every navigation inside the open shell asks for the cookie again
  shouldRevalidate: () => true,
  ...(import.meta.env.SSR ? { Component: StaffSkeleton } : { lazy: loadShell }),
  children: [{ ErrorBoundary: StaffErrorPage, children: pages }],
};
