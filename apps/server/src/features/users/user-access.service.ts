import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { userDisable, userEnable, userInvite, userLinkSend, userSignInsEnd } from "@time-event/contract/users";
import { recordChange } from "../audit/audit.service.ts";
import type { PasswordLinks } from "../sign-in/password-links.service.ts";
import { shutOut } from "../sign-in/sign-in-endings.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import {
  changeUsers,
  keepAdministrator,
  openUser,
  readGrants,
  refuse,
  refuseTaken,
  type UsersParts,
} from "./changing-users.ts";
import { nameGrants, refusalsOfRoles, refusalsOfTouching } from "./user-rules.ts";
import { insertUser, noteUserEdit, replaceGrants, setDisabled, type StoredUser } from "./users.repository.ts";

interface Parts extends UsersParts {
  readonly links: PasswordLinks;
}

/** Who gets in, and who is put out. */
export function createUserAccessService({ db, clock, links }: Parts) {
  const by = ({ username }: StaffCaller) => ({ changedBy: username, at: clock() });
  const about = ({ id, username }: Pick<StoredUser, "id" | "username">) => ({ kind: "user", id, name: username });

  return {
    invite: async (
      { roles, email, ...given }: BodyOf<typeof userInvite>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof userInvite>> => {
      const user = { ...given, email: email || null };
      const { id, issued } = await changeUsers(db, caller, async (tx) => {
        const grants = await readGrants(tx, roles);
        refuse(refusalsOfRoles(caller, undefined, [], grants));
        await refuseTaken(tx, user);
        const added = await insertUser(tx, user, by(caller));
        await replaceGrants(tx, added, grants);
        const link = await links.issue(tx, added, "invitation");
        await recordChange(tx, caller, {
          action: "user-invite",
          subject: about({ id: added, username: user.username }),
          after: { ...user, roles: nameGrants(grants) },
        });
        return { id: added, issued: link };
      });
      return { data: { id, ...(await links.deliver(issued, user)) }, meta: {} };
    },

    sendLink: async (
      { id }: BodyOf<typeof userLinkSend>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof userLinkSend>> => {
      const { user, issued } = await changeUsers(db, caller, async (tx) => {
        const found = await openUser(tx, id);
        refuse([
          ...refusalsOfTouching(caller, found.grants),
          ...(found.isDisabled ? (["user_disabled"] as const) : []),
        ]);
        const link = await links.issue(tx, id, found.hasPassword ? "reset" : "invitation");
        await recordChange(tx, caller, { action: "user-link-send", subject: about(found) });
        return { user: found, issued: link };
      });
      return { data: await links.deliver(issued, user), meta: {} };
    },

    disable: async ({ id }: BodyOf<typeof userDisable>, caller: StaffCaller): Promise<ReplyOf<typeof userDisable>> => {
      const revision = await changeUsers(db, caller, async (tx) => {
        const user = await openUser(tx, id);
        refuse([
          ...(id === caller.userId ? (["own_rights"] as const) : []),
          ...refusalsOfTouching(caller, user.grants),
        ]);
        if (user.isDisabled) return user.revision;
        await setDisabled(tx, id, clock());
        await keepAdministrator(tx);
        await shutOut(tx, id, { reason: "disabled", address: caller.address, at: clock() });
        const next = await noteUserEdit(tx, id, by(caller));
        const change = { before: { isDisabled: false }, after: { isDisabled: true } };
        await recordChange(tx, caller, { action: "user-disable", subject: about(user), ...change });
        return next;
      });
      return { data: { revision }, meta: {} };
    },

    enable: async ({ id }: BodyOf<typeof userEnable>, caller: StaffCaller): Promise<ReplyOf<typeof userEnable>> => {
      const revision = await changeUsers(db, caller, async (tx) => {
        const user = await openUser(tx, id);
        refuse(refusalsOfTouching(caller, user.grants));
        if (!user.isDisabled) return user.revision;
        await setDisabled(tx, id, null);
        const next = await noteUserEdit(tx, id, by(caller));
        const change = { before: { isDisabled: true }, after: { isDisabled: false } };
        await recordChange(tx, caller, { action: "user-enable", subject: about(user), ...change });
        return next;
      });
      return { data: { revision }, meta: {} };
    },

    endSignIns: async (
      { id }: BodyOf<typeof userSignInsEnd>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof userSignInsEnd>> => {
      const ended = await changeUsers(db, caller, async (tx) => {
        const user = await openUser(tx, id);
        refuse(refusalsOfTouching(caller, user.grants));
        const count = await shutOut(tx, id, { reason: "ended_by_staff", address: caller.address, at: clock() });
        await recordChange(tx, caller, {
          action: "user-sign-ins-end",
          subject: about(user),
          before: { signIns: count },
          after: { signIns: 0 },
        });
        return count;
      });
      return { data: { ended }, meta: {} };
    },
  };
}

export type UserAccessService = ReturnType<typeof createUserAccessService>;
