import type { Refusing } from "@time-event/contract/refusals";
import type { Db } from "../../db/connection.ts";
import { proofLimit } from "../../http/attempts/attempt-limits.ts";
import type { Attempts } from "../../http/attempts/attempts.ts";
import { type OwnAccount, ownAccount } from "../../http/own-account.ts";
import { Refused } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import type { Passwords } from "./passwords.ts";
import { loadPasswordHash } from "./users.queries.ts";

/** A call that changes how somebody can be let in, or to whose rights. */
export type AsksPassword = Refusing<
  Readonly<Record<"password_needed" | "wrong_password", "field"> & Record<"managed_elsewhere", "whole">>
>;

/**
 * Asks for the caller's own password again: whoever got hold of an access token, or of an open screen, does not get the
 * account with it.
 */
export interface PasswordProof {
  /** @throws Refused at `password`; TooManyAttempts, counted by the caller's sign-in */
  expect(call: AsksPassword, caller: StaffCaller, typed: string | undefined): Promise<OwnAccount>;
}

interface Parts {
  readonly db: Db;
  readonly attempts: Attempts;
  readonly passwords: Passwords;
}

export function createPasswordProof({ db, attempts, passwords }: Parts): PasswordProof {
  return {
    expect: async (call, caller, typed) => {
      const own = ownAccount(call, caller);
      if (typed === undefined) throw new Refused(call, [{ path: "password", code: "password_needed" }]);
      const subjects = [{ what: "proof", who: String(own.signInId), limit: proofLimit }] as const;
      await attempts.count(subjects);
      const turn = { isKnown: true, who: `user ${own.userId}` };
      if (!(await passwords.matches(typed, await loadPasswordHash(db, own.userId), turn))) {
        throw new Refused(call, [{ path: "password", code: "wrong_password" }]);
      }
      await attempts.giveBack(subjects, "right");
      return own;
    },
  };
}
