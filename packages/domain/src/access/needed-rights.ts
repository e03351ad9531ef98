import type { Permission } from "./permissions.ts";

/** What somebody must see to use a right: who edits sees the same list, and the pages of an event stand in that event. */
const needed: Partial<Record<Permission, readonly Permission[]>> = {
  events_edit: ["events_view"],
  events_publish: ["events_view"],
  registrations_view: ["events_view"],
  registrations_edit: ["registrations_view"],
  payments_verify: ["payments_view"],
  kits_hand_out: ["events_view"],
  timing_work: ["events_view"],
  penalties_decide: ["events_view"],
  results_publish: ["events_view"],
  photos_edit: ["events_view"],
};

/**
 * Rights with one more, and all that it needs.
 * @example withRight([], "registrations_edit") // ["events_view", "registrations_view", "registrations_edit"]
 */
export function withRight(rights: readonly Permission[], right: Permission): Permission[] {
  const all = (needed[right] ?? []).reduce<readonly Permission[]>(withRight, rights);
  return [...all.filter((each) => each !== right), right];
}

/**
 * Rights without one, and without those that need it.
 * @example withoutRight(["events_view", "registrations_view", "reports_view"], "events_view") // ["reports_view"]
 */
export function withoutRight(rights: readonly Permission[], right: Permission): Permission[] {
  const others = rights.filter((each) => each !== right);
  return others
    .filter((each) => needed[each]?.includes(right))
    .reduce<Permission[]>((left, each) => (left.includes(each) ? withoutRight(left, each) : left), others);
}
