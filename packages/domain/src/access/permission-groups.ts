import type { Permission } from "./permissions.ts";

/** Rights grouped by the work that needs them, in the order of the screen. Each right is in exactly one group. */
export const permissionGroups = {
  events: ["dashboard_view", "events_view", "events_edit", "events_publish", "master_edit"],
  registrations: [
    "registrations_view",
    "registrations_edit",
    "personal_data_view",
    "personal_data_erase",
    "requests_decide",
    "payments_view",
    "payments_verify",
  ],
  raceDay: ["kits_hand_out", "timing_work", "penalties_decide", "results_publish", "photos_edit", "messages_send"],
  reports: ["reports_view", "finance_reports_view", "audit_view"],
  configuration: ["users_edit", "menu_edit", "settings_edit"],
} as const satisfies Record<string, readonly Permission[]>;

export type PermissionGroup = keyof typeof permissionGroups;
