import { randomUUID } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { addTask } from "../../lib/jobs/tasks.repository.ts";
import { countLetters, insertMail } from "./mails.repository.ts";

/** The job that sends mails; its tasks are `{ mailId }`. */
export const mailQueue = "send-mails";

const hourMs = 60 * 60_000;

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** From then on the mail is of no use to its reader, and is not sent any more. */
  readonly uselessAt?: InstantMs;
  /** Its placeholder `link` is filled in when it is sent, and its text is kept for staff to read. */
  readonly about?: {
    readonly orderId: number;
    /** How often the order's keys were ended: its reader gets no key that was made later. */
    readonly keyGeneration: number;
    readonly template: string;
    /** So many letters about orders go to one reader in an hour: anybody can type somebody else's address. */
    readonly mostAnHour?: number;
  };
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
    add: async (tx, { to: recipient, subject, text: body, uselessAt = null, about }) => {
      const at = clock();
      const most = about?.mostAnHour ?? Infinity;
      if (most < Infinity && (await countLetters(tx, recipient, at - hourMs)) >= most) return;
      const messageId = `<${randomUUID()}@${host}>`;
      const mail = { messageId, recipient, subject, body, createdAt: at, uselessAt };
      const mailId = await insertMail(tx, {
        ...mail,
        orderId: about?.orderId ?? null,
        keyGeneration: about?.keyGeneration ?? null,
        template: about?.template ?? "",
      });
      await addTask(tx, { job: mailQueue, input: { mailId }, label: `${recipient}: ${subject}`, at });
    },
  };
}
