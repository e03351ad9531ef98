import { isLikeOwner, isPattern, type PasswordOwner } from "@time-event/domain/access/new-password";
import { isKnownPassword } from "./known-passwords.ts";

/** Why this person may not choose this password; the contract has checked its length. */
export async function refusalsOfPassword(
  password: string,
  owner: PasswordOwner,
): Promise<{ path: "newPassword"; code: "password_guessable" | "password_like_name" }[]> {
  return [
    ...(isPattern(password) || (await isKnownPassword(password))
      ? [{ path: "newPassword", code: "password_guessable" } as const]
      : []),
    ...(isLikeOwner(password, owner) ? [{ path: "newPassword", code: "password_like_name" } as const] : []),
  ];
}
