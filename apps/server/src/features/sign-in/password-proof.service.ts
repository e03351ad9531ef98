import type { Db } from "../../db/connection.ts";
import { proofLimit } from "../../http/attempts/attempt-limits.ts";
import type { Attempts } from "../../http/attempts/attempts.ts";
import { ownAccount } from "../../http/own-account.ts";
import type { PasswordProof } from "../../http/password-proof.ts";
import { Refused } from "../../http/refusals.ts";
import type { Passwords } from "./passwords.ts";
import { loadPasswordHash } from "./users.queries.ts";

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
