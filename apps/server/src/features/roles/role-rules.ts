import { administrator, difference } from "@time-event/domain/access/grants";
import { may, type Permission, permissions, type Rights } from "@time-event/domain/access/permissions";
import type { ReasonOf } from "@time-event/contract/refusals";
import type { roleDelete, rolePermissionsSave } from "@time-event/contract/roles";
import type { StoredRole } from "./roles.queries.ts";

interface Caller extends Rights {
  readonly roles: readonly string[];
}

/** Why the caller may not change a role's permissions in this way. */
export function refusalsOfPermissions(
  caller: Caller,
  role: StoredRole,
  after: readonly Permission[],
): ReasonOf<typeof rolePermissionsSave>[] {
  const { added, removed } = difference(role.permissions, after);
  const changed = [...added, ...removed];
  if (changed.length === 0) return [];
  if (role.code === administrator) return ["fixed"];
  // a user who holds every right already neither gains nor loses one by a further role
  const holdsAll = permissions.every((permission) => may(caller, permission));
  return [
    ...(caller.roles.includes(role.code) && !holdsAll ? (["own_rights"] as const) : []),
    ...(changed.every((permission) => may(caller, permission)) ? [] : (["beyond_own_rights"] as const)),
  ];
}

/** Whether these permissions give or take the right to manage users: with it one can have every other right. */
export function changesUsersRight(role: Pick<StoredRole, "permissions">, after: readonly Permission[]): boolean {
  return role.permissions.includes("users_edit") !== after.includes("users_edit");
}

export function refusalsOfDeletion(role: StoredRole): ReasonOf<typeof roleDelete>[] {
  return [...(role.isBuiltIn ? (["built_in"] as const) : []), ...(role.users > 0 ? (["in_use"] as const) : [])];
}

/**
 * A code for a new role, from its English name and different from the existing codes.
 * @example roleCodeFor("Race doctor", ["race_doctor"]) // "race_doctor_2"
 */
export function roleCodeFor(nameEn: string, taken: readonly string[]): string {
  const base =
    nameEn
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^_+|_+$/g, "")
      .slice(0, 30) || "role";
  let code = base;
  for (let number = 2; taken.includes(code); number++) code = `${base}_${number}`;
  return code;
}
