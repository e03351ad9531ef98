import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { roleDelete, roleList, rolePermissionsSave, roleSave } from "@time-event/contract/roles";
import type { InstantMs } from "@time-event/domain/time/instant";
import { expectSeen, InvalidInput, Refused } from "../../http/refusals.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import { ownAccount } from "../../http/own-account.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { refusalsOfDeletion, refusalsOfPermissions, roleCodeFor } from "./role-rules.ts";
import { loadPermissionNames, loadRoles, lockRights, type StoredRole } from "./roles.queries.ts";
import { deleteRole, insertRole, noteRoleEdit, renameRole, setPermissions } from "./roles.repository.ts";

export function createRolesService(db: Db, clock: () => InstantMs) {
  /** Runs a change of what people may do, one after another. @throws Refused `managed_elsewhere` */
  function change<T>(caller: StaffCaller, work: (tx: Tx, roles: readonly StoredRole[]) => Promise<T>): Promise<T> {
    ownAccount(caller);
    return db.transaction().execute(async (tx) => {
      await lockRights(tx);
      return work(tx, await loadRoles(tx));
    });
  }

  async function setRole(tx: Tx, role: StoredRole, after: StoredRole["permissions"], caller: StaffCaller) {
    const { code, name, permissions } = role;
    await setPermissions(tx, code, permissions, after);
    await noteRoleEdit(tx, code, caller.username, clock());
    return {
      action: "role-permissions-save",
      subject: { kind: "role", id: code, name: name.th },
      before: { permissions: [...permissions].sort() },
      after: { permissions: [...after].sort() },
    };
  }

  async function add(tx: Tx, name: StoredRole["name"], roles: readonly StoredRole[], caller: StaffCaller) {
    const taken = roles.map(({ code }) => code);
    const code = roleCodeFor(name.en, taken);
    await insertRole(tx, { code, name }, caller.username, clock());
    const subject = { kind: "role", id: code, name: name.th };
    await recordChange(tx, caller, { action: "role-save", subject, after: { name } });
    return { code, revision: 1 };
  }

  return {
    list: async (caller: StaffCaller): Promise<ReplyOf<typeof roleList>> => {
      ownAccount(caller);
      const [roles, permissions] = await Promise.all([loadRoles(db), loadPermissionNames(db)]);
      const mine = roles.map((role) => ({ ...role, isYours: caller.roles.includes(role.code) }));
      return { data: { roles: mine, permissions }, meta: {} };
    },

    save: async (
      { code, revision, name }: BodyOf<typeof roleSave>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof roleSave>> => {
      const data = await change(caller, async (tx, roles) => {
        refuseTakenName(roles, name, code);
        if (code === null) return add(tx, name, roles, caller);
        const role = findRole(roles, code, revision);
        if (role.isBuiltIn) throw new Refused(["role_built_in"]);
        await renameRole(tx, { code, name });
        await noteRoleEdit(tx, code, caller.username, clock());
        const subject = { kind: "role", id: code, name: role.name.th };
        await recordChange(tx, caller, { action: "role-save", subject, before: { name: role.name }, after: { name } });
        return { code, revision: revision + 1 };
      });
      return { data, meta: {} };
    },

    savePermissions: async (
      given: BodyOf<typeof rolePermissionsSave>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof rolePermissionsSave>> => {
      await change(caller, async (tx, roles) => {
        const asked = given.roles.map(({ code, revision, permissions }) => {
          const role = findRole(roles, code, revision);
          return { role, permissions: [...new Set(permissions)] };
        });
        const reasons = asked.flatMap(({ role, permissions }) => refusalsOfPermissions(caller, role, permissions));
        if (reasons.length > 0) throw new Refused([...new Set(reasons)]);
        const changes = [];
        for (const { role, permissions } of asked) changes.push(await setRole(tx, role, permissions, caller));
        for (const each of changes) await recordChange(tx, caller, each);
      });
      return { data: null, meta: {} };
    },

    delete: async (
      { code, revision }: BodyOf<typeof roleDelete>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof roleDelete>> => {
      await change(caller, async (tx, roles) => {
        const role = findRole(roles, code, revision);
        const reasons = refusalsOfDeletion(role);
        if (reasons.length > 0) throw new Refused(reasons);
        await deleteRole(tx, code);
        const subject = { kind: "role", id: code, name: role.name.th };
        const { name, permissions } = role;
        await recordChange(tx, caller, { action: "role-delete", subject, before: { name, permissions } });
      });
      return { data: null, meta: {} };
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

/** Two roles of one name would not be told apart where they are chosen. */
function refuseTakenName(roles: readonly StoredRole[], name: StoredRole["name"], except: string | null): void {
  const others = roles.filter(({ code }) => code !== except);
  const taken = (["th", "en"] as const).filter((language) =>
    others.some((other) => other.name[language].toLowerCase() === name[language].toLowerCase()),
  );
  if (taken.length > 0) throw new InvalidInput(taken.map((language) => ({ path: `name.${language}`, code: "taken" })));
}
