import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db, Tx } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import { makePassword } from "./first-users.service.ts";
import type { Passwords } from "./passwords.ts";
import { shutOut } from "./sign-in-endings.service.ts";
import { findUserToSignIn } from "./users.queries.ts";
import { setPasswordHash } from "./users.repository.ts";

/**
 * Gives a user a random password and ends all their sign-ins. For an operator at the machine, when the administrator's
 * password is lost and no mail can bring a link. Undefined: there is no such user.
 */
export async function giveNewPassword(
  db: Db,
  passwords: Passwords,
  username: string,
  at: InstantMs,
  /** For somebody who lost their second factor as well. */
  withoutSecondFactor?: (tx: Tx, userId: number, at: InstantMs) => Promise<unknown>,
): Promise<string | undefined> {
  const user = await findUserToSignIn(db, username);
  if (!user) return undefined;
  const password = makePassword();
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (tx) => {
    const address = "command line";
    await setPasswordHash(tx, user.id, passwordHash);
    await shutOut(tx, user.id, { reason: "password_reset", address, at });
    await withoutSecondFactor?.(tx, user.id, at);
    const subject = { kind: "user", id: user.id, name: user.username };
    await recordChange(
      tx,
      { username: "", address },
      {
        action: "password-reset",
        subject,
        ...(withoutSecondFactor && { after: { secondFactors: 0 } }),
      },
    );
  });
  return password;
}
