import * as z from "zod/mini";
import { mailQueue } from "../features/mail/outbox.service.ts";
import type { MailSending } from "../features/mail/sending.service.ts";
import type { QueuedJob } from "../lib/jobs/job.ts";

const input = z.object({ mailId: z.int() });

/**
 * Sends the mails that wait in the outbox. Twelve tries take about eight hours, so the mails also reach a mail server
 * that is down over night or that makes strangers wait (greylisting).
 */
export function sendMails(mails: Pick<MailSending, "send">): QueuedJob {
  return {
    name: mailQueue,
    atOnce: 4,
    tries: 12,
    run: (given) => mails.send(input.parse(given).mailId),
  };
}
