import type { InstantMs } from "@time-event/domain/race/race";
import type { Db } from "../../db/connection.ts";
import { makePassword } from "./first-users.service.ts";
import { closeResetsOf } from "./password-resets.repository.ts";
import type { Passwords } from "./passwords.ts";
import { endSignInsOf } from "./sign-ins.repository.ts";
import { findUserToSignIn } from "./users.queries.ts";
import { setPasswordHash } from "./users.repository.ts";

/**
 * Gives a user a random password and ends all their sign-ins, for an operator at the machine: who lost the
 * administrator's password and has no mail to get a link by. Undefined: there is no such user.
 */
export async function giveNewPassword(
  db: Db,
  passwords: Passwords,
  username: string,
  at: InstantMs,
): Promise<string | undefined> {
  const user = await findUserToSignIn(db, username);
  if (!user) return undefined;
  const password = makePassword();
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (tx) => {
    await setPasswordHash(tx, user.id, passwordHash);
    await closeResetsOf(tx, user.id, at);
    await endSignInsOf(tx, user.id, { reason: "password_reset", address: "command line", at });
  });
  return password;
}
