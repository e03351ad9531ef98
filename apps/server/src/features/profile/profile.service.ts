import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type profileGet, profileSave } from "@time-event/contract/profile";
import type { InstantMs } from "@time-event/domain/time/instant";
import { Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { edit, expectSeen } from "../edits/edit.service.ts";
import { ownAccount } from "../../http/own-account.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { loadOwn } from "./profile.queries.ts";
import { noteUserEdit, setDetails } from "../sign-in/stored-users.service.ts";
import type { PasswordLinks } from "../sign-in/password-links.service.ts";
import type { PasswordProof } from "../../http/password-proof.ts";
import { isEmailTaken, lockOwn } from "./profile.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly proof: PasswordProof;
  readonly links: Pick<PasswordLinks, "tellOldAddress">;
}

export function createProfileService({ db, clock, proof, links }: Parts) {
  return {
    get: async (caller: StaffCaller): Promise<ReplyOf<typeof profileGet>> => {
      if (caller.userId === undefined) return { data: { ...caller, account: null }, meta: {} };
      const { displayName, language, email, revision } = await loadOwn(db, caller.userId);
      return { data: { ...caller, displayName, language, account: { email, revision } }, meta: {} };
    },

    save: async (
      { revision, email, password, ...rest }: BodyOf<typeof profileSave>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof profileSave>> => {
      const { userId } = ownAccount(profileSave, caller);
      const after = { ...rest, email: email || null };
      // before the transaction: hashing is slow, and others would wait for the row
      const isProved = password !== undefined;
      if (isProved) await proof.expect(profileSave, caller, password);
      return edit(db, caller, profileSave, async (tx) => {
        await lockOwn(tx, userId);
        const before = expectSeen(await loadOwn(tx, userId), revision);
        if (after.email !== null && (await isEmailTaken(tx, after.email, userId))) {
          throw new Refused(profileSave, [{ path: "email", code: "taken" }]);
        }

        if (!isProved && before.email !== after.email) {
          throw new Refused(profileSave, [{ path: "password", code: "password_needed" }]);
        }

        await setDetails(tx, userId, after);
        if (before.email !== null && before.email !== after.email) {
          const { email: old, language } = before;
          await links.tellOldAddress(tx, userId, { username: caller.username, email: old, language }, after.email);
        }
        await noteUserEdit(tx, userId, { changedBy: caller.username, at: clock() });
        const { displayName, email: emailBefore, language } = before;
        return {
          reply: { data: { revision: revision + 1 }, meta: {} },
          change: {
            subject: { kind: "user", id: userId, name: caller.username },
            before: { displayName, email: emailBefore, language },
            after,
          },
        };
      });
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;
