import { randomBytes } from "node:crypto";
import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import type { forgottenPassword, passwordReset } from "@time-event/contract/sign-in";
import type { InstantMs } from "@time-event/domain/race/race";
import type { Mailer } from "../../app/mail.ts";
import { NotLetIn, TooManyAttempts } from "../../app/refusals.ts";
import type { Db } from "../../db/connection.ts";
import { composeMessage } from "../message-templates/message-templates.service.ts";
import { addressLimit, mailLimit, placeOf } from "./guessing-limits.ts";
import type { Guessing } from "./guessing.service.ts";
import { linkLifeMs, resetLink, resetMailValues } from "./password-reset-mail.ts";
import { closeResetsOf, insertReset, isOpenReset, takeReset } from "./password-resets.repository.ts";
import type { Passwords } from "./passwords.ts";
import { hashOf } from "./refresh-token.ts";
import type { Visitor } from "./sign-in.service.ts";
import { endSignInsOf } from "./sign-ins.repository.ts";
import { findMailAddress, findUserToMail } from "./users.queries.ts";
import { setPasswordHash } from "./users.repository.ts";

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly passwords: Passwords;
  readonly guessing: Guessing;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  readonly onError: (error: unknown) => void;
}

export interface PasswordResetService {
  /** Always the same answer. @throws TooManyAttempts by the address alone, whoever is asked for */
  forgotten(given: BodyOf<typeof forgottenPassword>, visitor: Visitor): Promise<ReplyOf<typeof forgottenPassword>>;
  /** @throws NotLetIn `reset_link_invalid` */
  reset(given: BodyOf<typeof passwordReset>, visitor: Visitor): Promise<ReplyOf<typeof passwordReset>>;
  /** Waits for mails under way. */
  stop(): Promise<void>;
}

export function createPasswordResetService(parts: Parts): PasswordResetService {
  const { db, clock, passwords, guessing, mailer, publicUrl, onError } = parts;
  const underWay = new Set<Promise<void>>();

  /** Nobody waits for a mail: the time of the answer would tell who exists. */
  function inBackground(sending: Promise<void>): void {
    const mailing = sending
      .catch((error: unknown) => {
        if (!(error instanceof TooManyAttempts)) onError(error);
      })
      .finally(() => underWay.delete(mailing));
    underWay.add(mailing);
  }

  async function mailLink(usernameOrEmail: string): Promise<void> {
    const user = await findUserToMail(db, usernameOrEmail);
    if (!user) return;
    await guessing.count([{ what: "mail-to", who: String(user.id), limit: mailLimit }]);
    const key = randomBytes(32).toString("base64url");
    const issuedAt = clock();
    await insertReset(db, { hash: hashOf(key), userId: user.id, issuedAt, expiresAt: issuedAt + linkLifeMs });
    const values = resetMailValues(user.username, resetLink(publicUrl(), key));
    await mailer.send({ to: user.email, ...(await composeMessage(db, "password-reset", user.language, values)) });
  }

  /** Whoever did not change it themselves learns of it. */
  async function mailChange(userId: number): Promise<void> {
    const user = await findMailAddress(db, userId);
    if (!user) return;
    const message = await composeMessage(db, "password-changed", user.language, { username: user.username });
    await mailer.send({ to: user.email, ...message });
  }

  return {
    forgotten: async ({ usernameOrEmail }, { address }) => {
      await guessing.count([{ what: "mail-from", who: placeOf(address), limit: addressLimit }]);
      inBackground(mailLink(usernameOrEmail));
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
        await closeResetsOf(tx, userId, at);
        await endSignInsOf(tx, userId, { reason: "password_reset", address, at });
        return userId;
      });
      inBackground(mailChange(userId));
      return { data: null, meta: {} };
    },

    stop: async () => {
      await Promise.all(underWay);
    },
  };
}
