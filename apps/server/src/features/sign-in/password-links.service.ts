import { randomBytes } from "node:crypto";
import type { PasswordLink } from "@time-event/contract/users";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import type { Outbox } from "../mail/outbox.service.ts";
import { composeMessage } from "../message-templates/message-templates.service.ts";
import {
  invitationLifeMs,
  invitationLink,
  invitationMailValues,
  linkLifeMs,
  passwordLink,
  resetMailValues,
  undoLifeMs,
  undoLink,
  undoMailValues,
} from "./password-reset-mail.ts";
import { closeEmailUndosOnTheWayTo, insertEmailUndo, leftSince } from "./email-undos.repository.ts";
import { insertReset } from "./password-resets.repository.ts";
import { hashOf } from "./refresh-token.ts";
import { findMailAddress } from "./users.queries.ts";

/** A link to choose a password by, once; the only copy of its key. */
export interface IssuedLink {
  readonly key: string;
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
  /** Tells users that somebody else changed their second factors. */
  tellSecondFactor(tx: Tx, userId: number): Promise<void>;
  /**
   * Tells an address that the account has another one now, with a link that undoes the change. Where the account only
   * came back to an address that it left within the time of such links, the one in between gets no link: a thief who
   * changed the address and changed it back would keep a way in that nobody looks for.
   */
  tellOldAddress(
    tx: Tx,
    userId: number,
    old: Recipient & { readonly email: string },
    newEmail: string | null,
  ): Promise<void>;
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
      ? await composeMessage(tx, "invitation", language, invitationMailValues(username, invitationLink(link, username)))
      : await composeMessage(tx, "password-reset", language, resetMailValues(username, link));
    await outbox.add(tx, { to: email, ...message, uselessAt: expiresAt });
  };

  const tell = async (tx: Tx, userId: number, code: "password-changed" | "second-factor-changed") => {
    const user = await findMailAddress(tx, userId);
    if (!user) return;
    const message = await composeMessage(tx, code, user.language, { username: user.username });
    await outbox.add(tx, { to: user.email, ...message });
  };

  return {
    issue: async (tx, userId, kind) => {
      const key = randomBytes(32).toString("base64url");
      const issuedAt = clock();
      const isInvitation = kind === "invitation";
      const expiresAt = issuedAt + (isInvitation ? invitationLifeMs : linkLifeMs);
      await insertReset(tx, { hash: hashOf(key), userId, issuedAt, expiresAt });
      return { key, link: passwordLink(publicUrl(), key), isInvitation, expiresAt };
    },

    deliver: async (tx, issued, { email, ...to }) => {
      const { expiresAt } = issued;
      const link = issued.isInvitation ? invitationLink(issued.link, to.username) : issued.link;
      if (!sendsMail || email === null) return { mailedTo: null, link, expiresAt };
      await mail(tx, issued, { ...to, email });
      return { mailedTo: email, link: null, expiresAt };
    },

    mail,

    tellChanged: (tx, userId) => tell(tx, userId, "password-changed"),
    tellSecondFactor: (tx, userId) => tell(tx, userId, "second-factor-changed"),

    tellOldAddress: async (tx, userId, { username, email, language }, newEmail) => {
      const changedAt = clock();
      const since = newEmail === null ? undefined : await leftSince(tx, userId, newEmail, changedAt);
      if (newEmail !== null && since !== undefined) {
        return closeEmailUndosOnTheWayTo(tx, { userId, email: newEmail, since }, changedAt);
      }

      const key = randomBytes(32).toString("base64url");
      const expiresAt = changedAt + undoLifeMs;
      await insertEmailUndo(tx, { hash: hashOf(key), userId, oldEmail: email, changedAt, expiresAt });
      const values = undoMailValues(username, undoLink(publicUrl(), key));
      const message = await composeMessage(tx, "email-changed", language, values);
      await outbox.add(tx, { to: email, ...message, uselessAt: expiresAt });
    },
  };
}
