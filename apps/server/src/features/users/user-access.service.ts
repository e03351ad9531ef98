import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import {
  userDisable,
  userEnable,
  userInvite,
  userLinkSend,
  userSecondFactorsRemove,
  userSignInsEnd,
} from "@time-event/contract/users";
import { edit } from "../edits/edit.service.ts";
import { lockRights } from "../roles/roles.queries.ts";
import { removeSecondFactors } from "../second-factors/own-second-factors.service.ts";
import { Refused } from "../../http/refusals.ts";
import { shutOut } from "../sign-in/sign-in-endings.service.ts";
import { ownAccount } from "../../http/own-account.ts";
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
import { nameGrants, refusalsOfRoles, refusalsOfTouching } from "./user-rules.ts";
import { addUser, noteUserEdit, replaceGrants, setDisabled } from "../sign-in/stored-users.service.ts";
import type { StoredUser } from "./users.repository.ts";

/** Invites users, and disables and enables them. */
export function createUserAccessService({ db, clock, links, proof }: UsersParts) {
  const by = ({ username }: StaffCaller) => ({ changedBy: username, at: clock() });
  const about = ({ id, username }: Pick<StoredUser, "id" | "username">) => ({ kind: "user", id, name: username });

  return {
    invite: async (
      { roles, email, password, ...given }: BodyOf<typeof userInvite>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof userInvite>> => {
      const user = { ...given, email: email || null };
      ownAccount(userInvite, caller);
      const isProved = password !== undefined;
      if (isProved) await proof.expect(userInvite, caller, password);
      const data = await edit(db, caller, userInvite, async (tx) => {
        await lockRights(tx);
        const grants = await readGrants(tx, userInvite, roles);
        refuse(userInvite, refusalsOfRoles(caller, undefined, [], grants));
        await refuseTaken(tx, userInvite, user);

        if (!isProved && hasUsersRight(grants)) {
          throw new Refused(userInvite, [{ path: "password", code: "password_needed" }]);
        }

        const added = await addUser(tx, user, by(caller));
        await replaceGrants(tx, added, grants);
        const link = await links.deliver(tx, await links.issue(tx, added, "invitation"), user);
        return {
          reply: { id: added, ...link },
          change: {
            subject: about({ id: added, username: user.username }),
            after: { ...user, roles: nameGrants(grants) },
          },
        };
      });
      return { data, meta: {} };
    },

    sendLink: async (
      { id, password }: BodyOf<typeof userLinkSend>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof userLinkSend>> => {
      ownAccount(userLinkSend, caller);
      const isProved = password !== undefined;
      if (isProved) await proof.expect(userLinkSend, caller, password);
      const data = await edit(db, caller, userLinkSend, async (tx) => {
        await lockRights(tx);
        const found = await openUser(tx, id);
        refuse(userLinkSend, [
          ...refusalsOfTouching(caller, found.grants),
          ...(found.isDisabled ? (["user_disabled"] as const) : []),
        ]);

        const issued = await links.issue(tx, id, found.hasPassword ? "reset" : "invitation");
        const link = await links.deliver(tx, issued, found);
        // only the reply has the link: a stolen token would open the account with it
        if (!isProved && link.link !== null) {
          throw new Refused(userLinkSend, [{ path: "password", code: "password_needed" }]);
        }
        return { reply: link, change: { subject: about(found) } };
      });
      return { data, meta: {} };
    },

    disable: async ({ id }: BodyOf<typeof userDisable>, caller: StaffCaller): Promise<ReplyOf<typeof userDisable>> => {
      ownAccount(userDisable, caller);
      return edit(db, caller, userDisable, async (tx) => {
        await lockRights(tx);
        const user = await openUser(tx, id);
        refuse(userDisable, [
          ...(id === caller.userId ? (["own_rights"] as const) : []),
          ...refusalsOfTouching(caller, user.grants),
        ]);
        if (user.isDisabled) return { reply: { data: { revision: user.revision }, meta: {} }, change: null };

        await setDisabled(tx, id, clock());
        await keepAdministrator(tx, userDisable);
        await shutOut(tx, id, { reason: "disabled", address: caller.address, at: clock() });
        return {
          reply: { data: { revision: await noteUserEdit(tx, id, by(caller)) }, meta: {} },
          change: { subject: about(user), before: { isDisabled: false }, after: { isDisabled: true } },
        };
      });
    },

    enable: async (
      { id, password }: BodyOf<typeof userEnable>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof userEnable>> => {
      ownAccount(userEnable, caller);
      const isProved = password !== undefined;
      if (isProved) await proof.expect(userEnable, caller, password);
      return edit(db, caller, userEnable, async (tx) => {
        await lockRights(tx);
        const user = await openUser(tx, id);
        refuse(userEnable, refusalsOfTouching(caller, user.grants));
        if (!user.isDisabled) return { reply: { data: { revision: user.revision }, meta: {} }, change: null };

        // an administrator who was sent away would be back by somebody's stolen token
        if (!isProved && hasUsersRight(user.grants)) {
          throw new Refused(userEnable, [{ path: "password", code: "password_needed" }]);
        }

        await setDisabled(tx, id, null);
        return {
          reply: { data: { revision: await noteUserEdit(tx, id, by(caller)) }, meta: {} },
          change: { subject: about(user), before: { isDisabled: true }, after: { isDisabled: false } },
        };
      });
    },

    removeSecondFactors: async (
      { id, password }: BodyOf<typeof userSecondFactorsRemove>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof userSecondFactorsRemove>> => {
      await proof.expect(userSecondFactorsRemove, caller, password);
      return edit(db, caller, userSecondFactorsRemove, async (tx) => {
        await lockRights(tx);
        const user = await openUser(tx, id);
        refuse(userSecondFactorsRemove, refusalsOfTouching(caller, user.grants));

        const removed = await removeSecondFactors(tx, id, clock());
        await links.tellSecondFactor(tx, id);
        await shutOut(tx, id, { reason: "ended_by_staff", address: caller.address, at: clock() });
        return {
          reply: { data: { removed }, meta: {} },
          change: { subject: about(user), before: { secondFactors: removed }, after: { secondFactors: 0 } },
        };
      });
    },

    endSignIns: async (
      { id }: BodyOf<typeof userSignInsEnd>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof userSignInsEnd>> => {
      ownAccount(userSignInsEnd, caller);
      return edit(db, caller, userSignInsEnd, async (tx) => {
        await lockRights(tx);
        const user = await openUser(tx, id);
        refuse(userSignInsEnd, refusalsOfTouching(caller, user.grants));

        const ended = await shutOut(tx, id, { reason: "ended_by_staff", address: caller.address, at: clock() });
        return {
          reply: { data: { ended }, meta: {} },
          change: { subject: about(user), before: { signIns: ended }, after: { signIns: 0 } },
        };
      });
    },
  };
}

export type UserAccessService = ReturnType<typeof createUserAccessService>;
