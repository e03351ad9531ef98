import { may, type Permission, type Rights } from "./permissions.ts";

/** The role that gives every right. At least one user always has it. */
export const administrator = "administrator";

/** What a role gives: rights in the whole installation (`eventId` null), or at one event only. */
export interface GrantedRights {
  readonly eventId: number | null;
  readonly permissions: readonly string[];
}

/**
 * Combines the rights of all roles of one user.
 * @example rightsOf([{ eventId: null, permissions: ["events_view"] }, { eventId: 7, permissions: ["timing_work"] }])
 * // { permissions: ["events_view"], eventPermissions: { 7: ["timing_work"] } }
 */
export function rightsOf(granted: readonly GrantedRights[]): {
  permissions: string[];
  eventPermissions: Record<string, string[]>;
} {
  const permissions = new Set<string>();
  const eventPermissions: Record<string, string[]> = {};
  for (const { eventId, permissions: given } of granted) {
    if (eventId === null) for (const permission of given) permissions.add(permission);
    else eventPermissions[eventId] = [...new Set([...(eventPermissions[eventId] ?? []), ...given])];
  }
  return { permissions: [...permissions], eventPermissions };
}

/**
 * Does somebody hold every right that another user holds, in the same places? If not, they may not give or take those
 * rights, and may not reach them by changing the other user's e-mail address or password.
 * @example covers({ permissions: ["users_edit"], eventPermissions: {} }, { permissions: ["events_edit"], eventPermissions: {} })
 * // false
 */
export function covers(own: Rights, other: Rights): boolean {
  return (
    other.permissions.every((permission) => may(own, permission as Permission)) &&
    Object.entries(other.eventPermissions).every(([eventId, permissions]) =>
      permissions.every((permission) => may(own, permission as Permission, Number(eventId))),
    )
  );
}

/** The things that are in one list and not in the other. */
interface Difference<T> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
}

/**
 * Compares two lists: what was added and what was removed.
 * @example difference(["a", "b"], ["b", "c"]) // { added: ["c"], removed: ["a"] }
 */
export function difference<T>(before: readonly T[], after: readonly T[]): Difference<T> {
  return {
    added: after.filter((each) => !before.includes(each)),
    removed: before.filter((each) => !after.includes(each)),
  };
}
