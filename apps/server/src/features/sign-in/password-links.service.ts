import { randomBytes } from "node:crypto";
import type { PasswordLink } from "@time-event/contract/users";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import type { Outbox } from "../mail/outbox.service.ts";
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
  /** Makes a link that works once the transaction is committed. An invitation is valid for longer. */
  issue(tx: Tx, userId: number, kind: "invitation" | "reset"): Promise<IssuedLink>;
  /** Puts a mail with the link into the outbox; if mails are not sent, returns the link, to be handed over. */
  deliver(tx: Tx, issued: IssuedLink, to: Recipient): Promise<PasswordLink>;
  /** Puts a mail with the link into the outbox and shows it to nobody else. */
  mail(tx: Tx, issued: IssuedLink, to: Recipient & { readonly email: string }): Promise<void>;
  /** Tells users that somebody else changed their password. */
  tellChanged(tx: Tx, userId: number): Promise<void>;
}

interface Parts {
  readonly clock: () => InstantMs;
  readonly outbox: Outbox;
  /** Whether mails reach people, or only a folder. */
  readonly sendsMail: boolean;
  readonly publicUrl: () => string;
}

export function createPasswordLinks({ clock, outbox, sendsMail, publicUrl }: Parts): PasswordLinks {
  const mail: PasswordLinks["mail"] = async (tx, { link, isInvitation, expiresAt }, { username, email, language }) => {
    const message = isInvitation
      ? await composeMessage(tx, "invitation", language, invitationMailValues(username, link))
      : await composeMessage(tx, "password-reset", language, resetMailValues(username, link));
    await outbox.add(tx, { to: email, ...message, uselessAt: expiresAt });
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

    deliver: async (tx, issued, { email, ...to }) => {
      const { link, expiresAt } = issued;
      if (!sendsMail || email === null) return { mailedTo: null, link, expiresAt };
      await mail(tx, issued, { ...to, email });
      return { mailedTo: email, link: null, expiresAt };
    },

    mail,

    tellChanged: async (tx, userId) => {
      const user = await findMailAddress(tx, userId);
      if (!user) return;
      const message = await composeMessage(tx, "password-changed", user.language, { username: user.username });
      await outbox.add(tx, { to: user.email, ...message });
    },
  };
}
