import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { forgottenPassword, passwordReset } from "@time-event/contract/sign-in";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Background } from "../../lib/background.ts";
import { NotLetIn, TooManyAttempts } from "../../http/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { recordChange } from "../audit/audit.service.ts";
import { addressLimit, mailLimit, placeOf } from "../../http/attempts/attempt-limits.ts";
import type { Attempts } from "../../http/attempts/attempts.ts";
import type { PasswordLinks } from "./password-links.service.ts";
import { isOpenReset, takeReset } from "./password-resets.repository.ts";
import type { Passwords } from "./passwords.ts";
import { hashOf } from "./refresh-token.ts";
import { shutOut } from "./sign-in-endings.service.ts";
import type { Visitor } from "./sign-in.service.ts";
import { findUserToMail, loadUsername } from "./users.queries.ts";
import { setPasswordHash } from "./users.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly passwords: Passwords;
  readonly guessing: Attempts;
  readonly links: PasswordLinks;
  readonly background: Background;
}

export interface PasswordResetService {
  /** Always the same answer. @throws TooManyAttempts by the address alone, whoever is asked for */
  forgotten(given: BodyOf<typeof forgottenPassword>, visitor: Visitor): Promise<ReplyOf<typeof forgottenPassword>>;
  /** @throws NotLetIn `reset_link_invalid` */
  reset(given: BodyOf<typeof passwordReset>, visitor: Visitor): Promise<ReplyOf<typeof passwordReset>>;
}

export function createPasswordResetService(parts: Parts): PasswordResetService {
  const { db, clock, passwords, guessing, links, background } = parts;

  /** Nobody is written to more often than they bear. */
  async function mayMail(userId: number): Promise<boolean> {
    return guessing.count([{ what: "mail-to", who: String(userId), limit: mailLimit }]).then(
      () => true,
      (error: unknown) => {
        if (error instanceof TooManyAttempts) return false;
        throw error;
      },
    );
  }

  async function mailLink(usernameOrEmail: string, address: string): Promise<void> {
    const user = await findUserToMail(db, usernameOrEmail);
    if (!user) return;
    // whoever asked learns nothing of it either way
    if (!(await mayMail(user.id))) return;
    const issued = await db.transaction().execute(async (tx) => {
      const made = await links.issue(tx, user.id, "reset");
      const subject = { kind: "user", id: user.id, name: user.username };
      await recordChange(tx, { username: "", address }, { action: "forgotten-password", subject });
      return made;
    });
    await links.mail(issued, user);
  }

  return {
    forgotten: async ({ usernameOrEmail }, { address }) => {
      await guessing.count([{ what: "mail-from", who: placeOf(address), limit: addressLimit }]);
      // the time of the answer would tell who exists
      background.run(mailLink(usernameOrEmail, address));
      return { data: null, meta: {} };
    },

    reset: async ({ key, newPassword }, { address }) => {
      const hash = hashOf(key);
      if (!(await isOpenReset(db, hash, clock()))) throw new NotLetIn("reset_link_invalid");
      const passwordHash = await passwords.hash(newPassword);
      const userId = await db.transaction().execute(async (tx) => {
        const at = clock();
        const userId = await takeReset(tx, hash, at);
        if (userId === undefined) throw new NotLetIn("reset_link_invalid");
        await setPasswordHash(tx, userId, passwordHash);
        await shutOut(tx, userId, { reason: "password_reset", address, at });
        const username = await loadUsername(tx, userId);
        const subject = { kind: "user", id: userId, name: username };
        await recordChange(tx, { username, address }, { action: "password-reset", subject });
        return userId;
      });
      background.run(links.tellChanged(userId));
      return { data: null, meta: {} };
    },
  };
}
