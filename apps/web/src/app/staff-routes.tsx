import { type Params, redirect, type RouteObject } from "react-router";
import { dressComponents } from "../ui/themes/show-theme.ts";
import { guard } from "./guard.ts";
import { staffPage } from "./page-route.ts";
import { StaffErrorPage } from "./staff/staff-error-page.tsx";
import { StaffSkeleton } from "./staff/staff-skeleton.tsx";

/** One area of the shell: its first page shows the area's menu items; each page loads when it is opened. */
function area(path: "master" | "manage" | "report" | "config", pages: RouteObject[]): RouteObject {
  return { path, children: [staffPage("", `areas/${path}-page`, null), ...pages] };
}

/** The former address of a page: bookmarks and links in mails still work. */
function moved(path: string, to: (params: Params) => string): RouteObject {
  return { path, loader: ({ params, request }) => redirect(`${to(params)}${new URL(request.url).search}`) };
}

/** One event: its frame with a page for each tab. */
const eventFrame = staffPage("events/:eventId", "events/event-frame-page", "events_view", [
  { index: true, loader: ({ params }) => redirect(`/manage/events/${params["eventId"]}/details`) },
  staffPage("details", "events/event-details-page", "events_view"),
  staffPage("categories", "categories/categories-page", "events_view"),
  staffPage("categories/:categoryId", "categories/category-page", "events_view"),
  staffPage("extras", "add-ons/extras-page", "events_view"),
  staffPage("payment", "payment-channels/event-payment-page", "events_view"),
  staffPage("checkpoints", "checkpoints/staff-checkpoints-page", "events_view"),
  staffPage("schedule", "schedule/schedule-page", "events_view"),
  staffPage("course", "courses/course-page", "events_view"),
  staffPage("images", "images/images-page", "events_view"),
  staffPage("policies", "policies/event-policies-page", "events_view"),
  staffPage("privacy", "events/event-privacy-page", "events_view"),
  staffPage("registrations", "orders/staff-orders-page", "registrations_view"),
  staffPage("entries", "entries/entries-page", "registrations_view"),
  staffPage("entries/import", "entries/entry-import-page", "registrations_edit"),
  staffPage("kits", "kits/kits-page", "kits_hand_out"),
  staffPage("kits/people", "kits/kit-list-page", "kits_hand_out"),
  moved("entrants", ({ eventId }) => `/manage/events/${eventId}/entries`),
  moved("entrants/import", ({ eventId }) => `/manage/events/${eventId}/entries/import`),
  staffPage("stations", "stations/stations-page", "timing_work"),
  staffPage("devices", "keys/device-keys-page", "timing_work"),
  staffPage("start", "start-line/start-line-page", "timing_work"),
  staffPage("start/order", "start-orders/start-order-page", "timing_work"),
  staffPage("control", "control/control-page", "timing_work"),
  staffPage("safety", "control/safety-page", "timing_work"),
  staffPage("reads", "passings/reads-page", "timing_work"),
  staffPage("findings", "findings/findings-page", "timing_work"),
  staffPage("penalties", "penalties/penalties-page", "timing_work"),
  staffPage("review", "publications/publications-page", "timing_work"),
  staffPage("review/:category/:number", "publications/publication-page", "timing_work"),
  staffPage("awards", "awards/awards-page", "timing_work"),
  staffPage("speaker", "speaker/speaker-page", "timing_work"),
  staffPage("speaker/arch", "speaker/arch-page", "timing_work"),
  staffPage("rehearsal", "rehearsals/rehearsal-page", "timing_work"),
  staffPage("reads/import", "read-import/read-import-page", "timing_work"),
  staffPage("publish", "events/event-publish-page", "events_view"),
  staffPage("preview", "events/event-preview-page", "events_view"),
]);

const pages: RouteObject[] = [
  staffPage("", "dashboard/dashboard-page", null),
  staffPage("calendar", "calendar/calendar-page", "events_view"),
  moved("documentation/entrants", () => "/documentation/entries"),
  staffPage("documentation/:chapter?", "documentation/guide-page", null),
  area("master", [
    staffPage("category-templates", "category-templates/category-templates-page", "events_edit"),
    staffPage("category-templates/:templateId", "category-templates/category-template-page", "events_edit"),
    staffPage("event-types", "event-types/event-types-page", "events_view"),
    staffPage("policies", "policies/policies-page", "events_view"),
    staffPage("policies/:id", "policies/policy-editor-page", "events_view"),
    staffPage("penalty-rules", "penalty-rules/penalty-rules-page", "events_view"),
    staffPage("payment-channels", "payment-channels/payment-channels-page", "master_edit"),
    staffPage("message-templates", "message-templates/message-templates-page", "master_edit"),
    staffPage("message-templates/:code", "message-templates/message-template-page", "master_edit"),
    staffPage("clubs", "clubs/clubs-page", "events_view"),
    staffPage("series", "series/staff-series-list-page", "events_view"),
    staffPage("series/:seriesId", "series/series-edit-page", "events_view"),
    staffPage("series/:seriesId/standing", "series/series-standing-page", "events_view"),
    staffPage("series/:seriesId/persons", "series/series-persons-page", "personal_data_view"),
  ]),
  area("manage", [
    staffPage("events", "events/staff-event-list-page", "events_view"),
    eventFrame,
    staffPage("registrations", "orders/staff-orders-events-page", "registrations_view"),
    staffPage("messages", "mails/mails-page", "messages_send"),
    staffPage("transfers", "transfers/transfers-page", "payments_view"),
    staffPage("transfers/all", "transfers/transfers-all-page", "payments_view"),
    staffPage("transfers/late", "transfers/late-payments-page", "payments_view"),
    staffPage("transfers/refunds", "transfers/refunds-page", "payments_view"),
    staffPage("transfers/statements", "transfers/statements-page", "payments_verify"),
    staffPage("transfers/reconciliation", "transfers/reconciliation-page", "payments_view"),
    staffPage("transfers/reconciliation/lines", "transfers/money-lines-page", "payments_view"),
    staffPage("transfers/:eventId/:id", "transfers/transfer-page", "payments_view"),
    staffPage("persons", "persons/persons-page", "personal_data_view"),
    staffPage("entries", "entries/entries-events-page", "registrations_view"),
    staffPage("check-in", "kits/check-in-page", "kits_hand_out"),
    moved("entrants", () => "/manage/entries"),
  ]),
  area("report", [
    staffPage("registrations", "reports/registration-report-page", "reports_view"),
    staffPage("revenue", "reports/revenue-report-page", "finance_reports_view"),
    staffPage("audit", "audit/audit-page", "audit_view"),
  ]),
  area("config", [
    staffPage("users", "users/users-page", "users_edit"),
    staffPage("users/new", "users/user-new-page", "users_edit"),
    staffPage("users/:id", "users/user-page", "users_edit"),
    staffPage("users/:id/roles", "users/user-roles-page", "users_edit"),
    staffPage("users/:id/access", "users/user-access-page", "users_edit"),
    staffPage("roles", "roles/roles-page", "users_edit"),
    staffPage("menu", "menu/menu-page", "menu_edit"),
    staffPage("jobs", "jobs/jobs-page", "settings_edit"),
  ]),
  staffPage("profile", "profile/profile-page", null),
  staffPage("profile/password", "profile/profile-password-page", null),
  staffPage("profile/security", "profile/profile-security-page", null),
  staffPage("profile/sign-ins", "profile/profile-sign-ins-page", null),
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
