import { randomUUID } from "node:crypto";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Tx } from "../../db/connection.ts";
import { addTask } from "../../lib/jobs/tasks.repository.ts";
import { countLetters, insertMail, type LetterBudget } from "./mails.repository.ts";

/** The job that sends mails; its tasks are `{ mailId }`. */
export const mailQueue = "send-mails";

const hourMs = 60 * 60_000;

/**
 * Letters in an hour to one address: about orders that it was not written to before, and of one budget about one order that
 * it was. So whoever begins orders with somebody's address does not silence the letters about that person's own order, and
 * what an order says of its steps does not use up the letters with its link that its contact asks for.
 */
const limits = { newOrders: 20, oneOrder: 5 } as const;

export type { LetterBudget };

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
    /** A stranger may have caused it by typing somebody else's address: see `limits`. Null: nothing holds it back. */
    readonly budget: LetterBudget | null;
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
      const budget = about?.budget ?? null;
      const isTooMuch = about && budget !== null && (await isOverLimits(tx, recipient, about.orderId, budget, at));
      const messageId = `<${randomUUID()}@${host}>`;
      const mail = { messageId, recipient, subject, body, createdAt: at, uselessAt };
      const mailId = await insertMail(tx, {
        ...mail,
        orderId: about?.orderId ?? null,
        keyGeneration: about?.keyGeneration ?? null,
        template: about?.template ?? "",
        budget,
        keptBack: isTooMuch ? "too_many" : null,
      });
      // without a task it is never sent, but staff see it and can send it
      if (!isTooMuch) await addTask(tx, { job: mailQueue, input: { mailId }, label: `${recipient}: ${subject}`, at });
    },
  };
}

async function isOverLimits(
  tx: Tx,
  recipient: string,
  orderId: number,
  budget: LetterBudget,
  at: InstantMs,
): Promise<boolean> {
  const { ofOrder, ofOrderEver, ofAll } = await countLetters(tx, { recipient, orderId, budget, since: at - hourMs });
  return ofOrderEver > 0 ? ofOrder >= limits.oneOrder : ofAll >= limits.newOrders;
}
