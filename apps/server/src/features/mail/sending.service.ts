import { fillPlaceholders } from "@time-event/domain/messages/placeholders";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { GiveUp } from "../../lib/jobs/job.ts";
import { type Mailer, MailRefused, removeMailFiles } from "../../lib/mail.ts";
import { deleteMails, findMail, markSent } from "./mails.repository.ts";

/** How long sent mails can be looked up. */
const rememberedMs = 30 * 24 * 60 * 60_000;

interface Parts {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly mailer: Mailer;
  /** Where mails are files while there is no mail server. */
  readonly dataDir: string;
  /** Makes the link to an order; it opens the order if none of its keys were ended since the letter was written. */
  readonly linkOf: (order: { readonly id: number; readonly keyGeneration: number | null }) => Promise<string>;
}

export interface MailSending {
  /**
   * Sends a mail that waits. If the process is killed between sending and marking, the mail is sent again with the same
   * Message-ID.
   * @throws GiveUp when no further try can help; the error of the mail server or the connection when one may
   */
  readonly send: (mailId: number) => Promise<void>;
  readonly forgetOld: () => Promise<void>;
}

export function createMailSending({ db, clock, mailer, dataDir, linkOf }: Parts): MailSending {
  return {
    send: async (mailId) => {
      const mail = await findMail(db, mailId);
      if (!mail || mail.body === null || mail.sentAt !== null) return;
      const { messageId, recipient: to, createdAt, uselessAt, orderId, keyGeneration } = mail;
      if (uselessAt !== null && uselessAt <= clock()) throw new GiveUp("the mail is out of date");
      const values = orderId === null ? {} : { link: await linkOf({ id: orderId, keyGeneration }) };
      const [subject, text] = [fillPlaceholders(mail.subject, values), fillPlaceholders(mail.body, values)];
      await mailer.send({ messageId, to, subject, text, writtenAt: createdAt }).catch((error: unknown) => {
        throw error instanceof MailRefused ? new GiveUp("the mail server refused it", { cause: error }) : error;
      });
      await markSent(db, mailId, clock(), mailer.writesFiles);
    },

    // also those that were written while there was no mail server yet
    forgetOld: async () => removeMailFiles(dataDir, await deleteMails(db, clock() - rememberedMs)),
  };
}
