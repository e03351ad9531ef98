import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { passwordChange } from "@time-event/contract/profile";
import type { InstantMs } from "@time-event/domain/time/instant";
import { Refused } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { edit } from "../edits/edit.service.ts";
import { proofLimit } from "../../http/attempts/attempt-limits.ts";
import type { Attempts, Subject } from "../../http/attempts/attempts.ts";
import { ownAccount } from "../../http/own-account.ts";
import { refusalsOfPassword } from "./new-password-rules.ts";
import type { PasswordLinks } from "./password-links.service.ts";
import type { Passwords } from "./passwords.ts";
import { shutOut } from "./sign-in-endings.service.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import { closeResetsOf } from "./password-resets.repository.ts";
import { loadOwner, loadPasswordHash } from "./users.queries.ts";
import { setPasswordHash } from "./users.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly links: PasswordLinks;
}

export interface PasswordChangeService {
  /**
   * @throws Refused at `oldPassword` or `newPassword`; TooManyAttempts, because somebody who finds an open screen
   * can guess here as at the sign-in
   */
  change(given: BodyOf<typeof passwordChange>, caller: StaffCaller): Promise<ReplyOf<typeof passwordChange>>;
}

export function createPasswordChangeService({ db, clock, passwords, attempts, links }: Parts): PasswordChangeService {
  async function checkOld(userId: number, signInId: number, oldPassword: string): Promise<void> {
    const subjects: Subject[] = [{ what: "proof", who: String(signInId), limit: proofLimit }];
    await attempts.count(subjects);
    if (!(await passwords.matches(oldPassword, await loadPasswordHash(db, userId)))) {
      throw new Refused(passwordChange, [{ path: "oldPassword", code: "wrong_password" }]);
    }
    await attempts.giveBack(subjects, "right");
  }

  return {
    change: async ({ oldPassword, newPassword, endOthers }, caller) => {
      const { userId, signInId } = ownAccount(passwordChange, caller);
      await checkOld(userId, signInId, oldPassword);
      if (newPassword === oldPassword) {
        throw new Refused(passwordChange, [{ path: "newPassword", code: "same_password" }]);
      }

      const reasons = await refusalsOfPassword(newPassword, await loadOwner(db, userId));
      if (reasons.length > 0) throw new Refused(passwordChange, reasons);

      const passwordHash = await passwords.hash(newPassword);
      const reply = await edit(db, caller, passwordChange, async (tx) => {
        const ending = { reason: "password_changed" as const, address: caller.address, at: clock() };
        await setPasswordHash(tx, userId, passwordHash);
        if (endOthers) await shutOut(tx, userId, ending, signInId);
        else await closeResetsOf(tx, userId, ending.at);
        await links.tellChanged(tx, userId);
        const subject = { kind: "user", id: userId, name: caller.username };
        return { reply: { data: null, meta: {} }, change: { subject, after: { endOthers } } };
      });
      return reply;
    },
  };
}
