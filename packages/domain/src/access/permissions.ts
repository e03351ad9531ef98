/** The rights of staff, as words. A role is a set of them, stored as data; a call or a screen asks for one. */
export const permissions = [
  "dashboard_view",
  "master_edit",
  "events_view",
  "events_edit",
  "events_publish",
  "registrations_view",
  "registrations_edit",
  "personal_data_view",
  "personal_data_erase",
  "payments_view",
  "payments_verify",
  "requests_decide",
  "kits_hand_out",
  "timing_work",
  "penalties_decide",
  "results_publish",
  "photos_edit",
  "messages_send",
  "reports_view",
  "finance_reports_view",
  "users_edit",
  "menu_edit",
  "settings_edit",
  "audit_view",
] as const;

export type Permission = (typeof permissions)[number];

/** What somebody may do in the whole installation, and at single events (by event id). */
export interface Rights {
  readonly permissions: readonly string[];
  readonly eventPermissions: Readonly<Record<string, readonly string[]>>;
}

/**
 * May somebody do this? Without `eventId`: in the whole installation.
 * @example may({ permissions: [], eventPermissions: { 7: ["timing_work"] } }, "timing_work", 7) // true
 */
export function may(rights: Rights, permission: Permission, eventId?: number): boolean {
  if (rights.permissions.includes(permission)) return true;
  if (eventId === undefined || !Object.hasOwn(rights.eventPermissions, eventId)) return false;
  return rights.eventPermissions[eventId]!.includes(permission);
}

/**
 * All rights that somebody has anywhere. The menu shows its items by these.
 * @example mayAnywhere({ permissions: ["events_view"], eventPermissions: { 7: ["timing_work"] } })
 * // Set { "events_view", "timing_work" }
 */
export function mayAnywhere(rights: Rights): ReadonlySet<string> {
  return new Set([...rights.permissions, ...Object.values(rights.eventPermissions).flat()]);
}

/**
 * The events at which somebody may do this: `all`, or a list of event ids.
 * @example eventsWith({ permissions: [], eventPermissions: { 7: ["events_view"], 8: [] } }, "events_view") // [7]
 */
export function eventsWith(rights: Rights, permission: Permission): "all" | readonly number[] {
  if (rights.permissions.includes(permission)) return "all";
  const ids = Object.keys(rights.eventPermissions).map(Number);
  return ids.filter((id) => may(rights, permission, id));
}

/**
 * The events at which somebody may do all of this: `all`, or a list of event ids.
 * @example eventsWithAll({ permissions: ["events_view"], eventPermissions: { 7: ["timing_work"] } }, ["events_view", "timing_work"]) // [7]
 */
export function eventsWithAll(rights: Rights, permissions: readonly Permission[]): "all" | readonly number[] {
  if (permissions.every((permission) => rights.permissions.includes(permission))) return "all";
  const ids = Object.keys(rights.eventPermissions).map(Number);
  return ids.filter((id) => permissions.every((permission) => may(rights, permission, id)));
}
