import { randomUUID } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { addTask } from "../../lib/jobs/tasks.repository.ts";
import { insertMail } from "./mails.repository.ts";

/** The job that sends mails; its tasks are `{ mailId }`. */
export const mailQueue = "send-mails";

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** From then on the mail is of no use to its reader, and is not sent any more. */
  readonly uselessAt?: InstantMs;
}

/** Where mails wait until they are sent. No request waits for a mail server. */
export interface Outbox {
  /** The mail is sent at least once if the transaction is committed, and never if it is not. */
  readonly add: (tx: Tx, mail: OutgoingMail) => Promise<void>;
}

interface Parts {
  readonly clock: () => InstantMs;
  /** The sender of mails: `name <address>` or an address. */
  readonly mailFrom: string;
}

export function createOutbox({ clock, mailFrom }: Parts): Outbox {
  const host = /@([^\s>]+)/.exec(mailFrom)?.[1] ?? "localhost";
  return {
    add: async (tx, { to: recipient, subject, text: body, uselessAt = null }) => {
      const at = clock();
      const messageId = `<${randomUUID()}@${host}>`;
      const mailId = await insertMail(tx, { messageId, recipient, subject, body, createdAt: at, uselessAt });
      await addTask(tx, { job: mailQueue, input: { mailId }, label: `${recipient}: ${subject}`, at });
    },
  };
}
