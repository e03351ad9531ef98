import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { userChoices, type userGet, userList, userRolesSave, userSave } from "@time-event/contract/users";
import { covers, rightsOf } from "@time-event/domain/access/grants";
import { may } from "@time-event/domain/access/permissions";
import { NotFound, Refused } from "../../http/refusals.ts";
import { edit, expectSeen } from "../edits/edit.service.ts";
import { loadRoles, lockRights } from "../roles/roles.queries.ts";
import { ownAccount } from "../../http/own-account.ts";
import { findOpenSignIns, leastRecentUse } from "../sign-in/sign-ins.queries.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  hasUsersRight,
  keepAdministrator,
  openUser,
  readGrants,
  refuse,
  refuseTaken,
  type UsersParts,
} from "./changing-users.ts";
import { createUserLooks } from "./user-looks.service.ts";
import { nameGrants, refusalsOfRoles, refusalsOfTouching } from "./user-rules.ts";
import { findEventsToChoose, findUser, findUsers, type UserSearch } from "./users.queries.ts";
import { noteUserEdit, replaceGrants, setDetails } from "../sign-in/stored-users.service.ts";

/** If another service manages the users, every call is refused: an empty list would look as if there were no users. */
export function createUsersService({ db, clock, proof, links }: UsersParts) {
  const looks = createUserLooks(db, clock);
  const open = () => ({ now: clock(), usedSince: leastRecentUse(clock()) });

  return {
    list: async (search: UserSearch, caller: StaffCaller): Promise<ReplyOf<typeof userList>> => {
      ownAccount(userList, caller);
      const { users, total } = await findUsers(db, search, open());
      await looks.atList(caller, search.text);
      return { data: users.map((user) => ({ ...user, isYou: user.id === caller.userId })), meta: { total } };
    },

    get: async (id: number, caller: StaffCaller): Promise<ReplyOf<typeof userGet>> => {
      const user = await findUser(db, id, open());
      if (!user) throw new NotFound("thing");
      await looks.atOne(caller, user);
      const [roles, signIns] = await Promise.all([loadRoles(db), findOpenSignIns(db, id, clock())]);
      const granted = user.roles.map(({ role, eventId }) => ({
        eventId,
        permissions: roles.find(({ code }) => code === role)?.permissions ?? [],
      }));
      const isBeyondYou = !covers(caller, rightsOf(granted));
      return { data: { ...user, signIns, isYou: id === caller.userId, isBeyondYou }, meta: {} };
    },

    choices: async (caller: StaffCaller): Promise<ReplyOf<typeof userChoices>> => {
      ownAccount(userChoices, caller);
      const [roles, events] = await Promise.all([loadRoles(db), findEventsToChoose(db)]);
      const choices = roles.map(({ code, name, permissions }) => ({
        code,
        name,
        isYours: permissions.every((permission) => may(caller, permission)),
      }));
      return { data: { roles: choices, events }, meta: {} };
    },

    save: async (
      { id, revision, email, password, ...rest }: BodyOf<typeof userSave>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof userSave>> => {
      const after = { ...rest, email: email || null };
      ownAccount(userSave, caller);
      // before the transaction: hashing is slow, and others would wait for the row
      const isProved = password !== undefined;
      if (isProved) await proof.expect(userSave, caller, password);
      return edit(db, caller, userSave, async (tx) => {
        await lockRights(tx);
        const user = await openUser(tx, id);
        refuse(userSave, refusalsOfTouching(caller, user.grants));
        expectSeen(user, revision);
        await refuseTaken(tx, userSave, { id, email: after.email });

        if (!isProved && user.email !== after.email) {
          throw new Refused(userSave, [{ path: "password", code: "password_needed" }]);
        }

        await setDetails(tx, id, after);
        if (user.email !== null && user.email !== after.email) {
          await links.tellOldAddress(tx, id, { ...user, email: user.email }, after.email);
        }
        const next = await noteUserEdit(tx, id, { changedBy: caller.username, at: clock() });
        const { username, displayName, language } = user;
        return {
          reply: { data: { revision: next }, meta: {} },
          change: {
            subject: { kind: "user", id, name: username },
            before: { displayName, email: user.email, language },
            after,
          },
        };
      });
    },

    saveRoles: async (
      { id, revision, roles, password }: BodyOf<typeof userRolesSave>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof userRolesSave>> => {
      ownAccount(userRolesSave, caller);
      // whoever sent the password has proved it, whatever the roles are
      const isProved = password !== undefined;
      if (isProved) await proof.expect(userRolesSave, caller, password);
      return edit(db, caller, userRolesSave, async (tx) => {
        await lockRights(tx);
        const user = await openUser(tx, id);
        const after = await readGrants(tx, userRolesSave, roles);
        refuse(userRolesSave, refusalsOfRoles(caller, id, user.grants, after));
        expectSeen(user, revision);

        if (!isProved && hasUsersRight(user.grants) !== hasUsersRight(after)) {
          throw new Refused(userRolesSave, [{ path: "password", code: "password_needed" }]);
        }

        await replaceGrants(tx, id, after);
        await keepAdministrator(tx, userRolesSave);
        const next = await noteUserEdit(tx, id, { changedBy: caller.username, at: clock() });
        return {
          reply: { data: { revision: next }, meta: {} },
          change: {
            subject: { kind: "user", id, name: user.username },
            before: { roles: nameGrants(user.grants) },
            after: { roles: nameGrants(after) },
          },
        };
      });
    },
  };
}

export type UsersService = ReturnType<typeof createUsersService>;
