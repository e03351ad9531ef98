import { randomBytes } from "node:crypto";
import type { PasswordLink } from "@time-event/contract/users";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Mailer } from "../../lib/mail.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { composeMessage } from "../message-templates/message-templates.service.ts";
import {
  invitationLifeMs,
  invitationMailValues,
  linkLifeMs,
  passwordLink,
  resetMailValues,
} from "./password-reset-mail.ts";
import { insertReset } from "./password-resets.repository.ts";
import { hashOf } from "./refresh-token.ts";
import { findMailAddress } from "./users.queries.ts";

/** A link to choose a password by, once; the only copy of its key. */
export interface IssuedLink {
  readonly link: string;
  readonly isInvitation: boolean;
  readonly expiresAt: InstantMs;
}

interface Recipient {
  readonly username: string;
  readonly email: string | null;
  readonly language: "th" | "en";
}

export interface PasswordLinks {
  /** It opens something once the transaction is committed. An invitation waits longer for its reader. */
  issue(tx: Tx, userId: number, kind: "invitation" | "reset"): Promise<IssuedLink>;
  /** Mails a link; where no mail goes out, it comes back to be handed over. */
  deliver(issued: IssuedLink, to: Recipient): Promise<PasswordLink>;
  /** Mails a link, to nobody else's eyes. */
  mail(issued: IssuedLink, to: Recipient & { readonly email: string }): Promise<void>;
  /** Whoever did not change their password themselves learns of it. */
  tellChanged(userId: number): Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly mailer: Mailer;
  /** Does mail reach people, or only a folder? */
  readonly sendsMail: boolean;
  readonly publicUrl: () => string;
  readonly onError: (error: unknown) => void;
}

export function createPasswordLinks({ db, clock, mailer, sendsMail, publicUrl, onError }: Parts): PasswordLinks {
  const mail: PasswordLinks["mail"] = async ({ link, isInvitation }, { username, email, language }) => {
    const message = isInvitation
      ? await composeMessage(db, "invitation", language, invitationMailValues(username, link))
      : await composeMessage(db, "password-reset", language, resetMailValues(username, link));
    await mailer.send({ to: email, ...message });
  };

  return {
    issue: async (tx, userId, kind) => {
      const key = randomBytes(32).toString("base64url");
      const issuedAt = clock();
      const isInvitation = kind === "invitation";
      const expiresAt = issuedAt + (isInvitation ? invitationLifeMs : linkLifeMs);
      await insertReset(tx, { hash: hashOf(key), userId, issuedAt, expiresAt });
      return { link: passwordLink(publicUrl(), key), isInvitation, expiresAt };
    },

    deliver: async (issued, { email, ...to }) => {
      const { link, expiresAt } = issued;
      const wasMailed =
        sendsMail && email !== null
          ? await mail(issued, { ...to, email }).then(
              () => true,
              (error: unknown) => {
                onError(error);
                return false;
              },
            )
          : false;
      return wasMailed ? { mailedTo: email, link: null, expiresAt } : { mailedTo: null, link, expiresAt };
    },

    mail,

    tellChanged: async (userId) => {
      const user = await findMailAddress(db, userId);
      if (!user) return;
      const message = await composeMessage(db, "password-changed", user.language, { username: user.username });
      await mailer.send({ to: user.email, ...message });
    },
  };
}
