import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { roleDelete, roleList, rolePermissionsSave, roleSave } from "@time-event/contract/roles";
import type { InstantMs } from "@time-event/domain/time/instant";
import { Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { edit, expectSeen } from "../edits/edit.service.ts";
import { ownAccount } from "../../http/own-account.ts";
import type { PasswordProof } from "../../http/password-proof.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { changesUsersRight, refusalsOfDeletion, refusalsOfPermissions, roleCodeFor } from "./role-rules.ts";
import { loadPermissionNames, loadRoles, lockRights, type StoredRole } from "./roles.queries.ts";
import { deleteRole, insertRole, renameRole, setPermissions } from "./roles.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly proof: PasswordProof;
}

const about = ({ code, name }: Pick<StoredRole, "code" | "name">) => ({ kind: "role", id: code, name: name.th });

/** Roles and their permissions. If another service manages them, every change is refused with `managed_elsewhere`. */
export function createRolesService({ db, clock, proof }: Parts) {
  return {
    list: async (caller: StaffCaller): Promise<ReplyOf<typeof roleList>> => {
      ownAccount(roleList, caller);
      const [roles, permissions] = await Promise.all([loadRoles(db), loadPermissionNames(db)]);
      const mine = roles.map((role) => ({ ...role, isYours: caller.roles.includes(role.code) }));
      return { data: { roles: mine, permissions }, meta: {} };
    },

    save: async (
      { code, revision, name }: BodyOf<typeof roleSave>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof roleSave>> => {
      ownAccount(roleSave, caller);
      return edit(db, caller, roleSave, async (tx) => {
        await lockRights(tx);
        const roles = await loadRoles(tx);
        const before = code === null ? undefined : findRole(roles, code, revision);
        if (before?.isBuiltIn) throw new Refused(roleSave, ["built_in"]);
        refuseTakenName(roles, name, code);

        const taken = roles.map((role) => role.code);
        const role = { code: before?.code ?? roleCodeFor(name.en, taken), name };
        if (before) await renameRole(tx, role, caller.username, clock());
        else await insertRole(tx, role, caller.username, clock());
        return {
          reply: { data: { code: role.code, revision: (before?.revision ?? 0) + 1 }, meta: {} },
          change: { subject: about(before ?? role), before: before && { name: before.name }, after: { name } },
        };
      });
    },

    /** Changes all of these roles, or none. */
    savePermissions: async (
      { password, ...given }: BodyOf<typeof rolePermissionsSave>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof rolePermissionsSave>> => {
      ownAccount(rolePermissionsSave, caller);
      // before the transaction: hashing is slow, and others would wait for the roles
      const isProved = password !== undefined;
      if (isProved) await proof.expect(rolePermissionsSave, caller, password);
      return edit(db, caller, rolePermissionsSave, async (tx) => {
        await lockRights(tx);
        const roles = await loadRoles(tx);
        const asked = given.roles.map(({ code, revision, permissions }) => {
          const role = findRole(roles, code, revision);
          return { role, permissions: [...new Set(permissions)] };
        });
        const reasons = asked.flatMap(({ role, permissions }) => refusalsOfPermissions(caller, role, permissions));
        if (reasons.length > 0) throw new Refused(rolePermissionsSave, reasons);

        // whoever holds the role gains the right with it: a stolen token would make a thief's account an administrator's
        if (!isProved && asked.some(({ role, permissions }) => changesUsersRight(role, permissions))) {
          throw new Refused(rolePermissionsSave, [{ path: "password", code: "password_needed" }]);
        }

        for (const { role, permissions } of asked) {
          await setPermissions(tx, role, permissions, caller.username, clock());
        }
        const change = asked.map(({ role, permissions }) => ({
          subject: about(role),
          before: { permissions: [...role.permissions].sort() },
          after: { permissions: [...permissions].sort() },
        }));
        return { reply: { data: null, meta: {} }, change };
      });
    },

    delete: async (
      { code, revision }: BodyOf<typeof roleDelete>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof roleDelete>> => {
      ownAccount(roleDelete, caller);
      return edit(db, caller, roleDelete, async (tx) => {
        await lockRights(tx);
        const role = findRole(await loadRoles(tx), code, revision);
        const reasons = refusalsOfDeletion(role);
        if (reasons.length > 0) throw new Refused(roleDelete, reasons);

        await deleteRole(tx, code);
        const { name, permissions } = role;
        return { reply: { data: null, meta: {} }, change: { subject: about(role), before: { name, permissions } } };
      });
    },
  };
}

export type RolesService = ReturnType<typeof createRolesService>;

/** @throws NotFound, EditConflict */
function findRole(roles: readonly StoredRole[], code: string, revision: number): StoredRole {
  return expectSeen(
    roles.find((each) => each.code === code),
    revision,
  );
}

/** People who choose a role could not tell two roles with one name apart. */
function refuseTakenName(roles: readonly StoredRole[], name: StoredRole["name"], except: string | null): void {
  const others = roles.filter(({ code }) => code !== except);
  const taken = (["th", "en"] as const).filter(
    (language) =>
      name[language] !== "" &&
      others.some((other) => other.name[language].toLowerCase() === name[language].toLowerCase()),
  );
  const reasons = taken.map((language) => ({ path: `name.${language}`, code: "taken" }) as const);
  if (reasons.length > 0) throw new Refused(roleSave, reasons);
}
