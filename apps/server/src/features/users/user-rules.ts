import { covers, type GrantedRights, rightsOf } from "@time-event/domain/access/grants";
import type { Rights } from "@time-event/domain/access/permissions";
import type { Grant } from "../sign-in/stored-users.types.ts";

interface Caller extends Rights {
  readonly userId?: number;
}

type RoleGrant = Grant & GrantedRights;

/**
 * Why the caller may not change a user's account: with the user's mail address or a link to choose their password, the
 * caller could get the user's rights.
 */
export function refusalsOfTouching(caller: Caller, grants: readonly RoleGrant[]): "beyond_own_rights"[] {
  return covers(caller, rightsOf(grants)) ? [] : ["beyond_own_rights"];
}

/** Why the caller may not replace a user's roles by these. Roles that stay as they were do not count as a change. */
export function refusalsOfRoles(
  caller: Caller,
  userId: number | undefined,
  before: readonly RoleGrant[],
  after: readonly RoleGrant[],
): ("own_rights" | "beyond_own_rights")[] {
  const isIn = (grants: readonly RoleGrant[]) => (one: RoleGrant) =>
    grants.some(({ role, eventId }) => role === one.role && eventId === one.eventId);
  const changed = [...before.filter((grant) => !isIn(after)(grant)), ...after.filter((grant) => !isIn(before)(grant))];
  if (changed.length === 0) return [];
  return [...(userId === caller.userId ? (["own_rights"] as const) : []), ...refusalsOfTouching(caller, changed)];
}

/**
 * Roles as the audit log and people read them.
 * @example nameGrants([{ role: "viewer", eventId: null }, { role: "timing_official", eventId: 7 }])
 * // ["viewer", "timing_official @ 7"]
 */
export function nameGrants(grants: readonly Grant[]): string[] {
  return grants.map(({ role, eventId }) => (eventId === null ? role : `${role} @ ${eventId}`)).sort();
}
