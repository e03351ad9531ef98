import type { MailSending } from "../features/mail/sending.service.ts";
import type { ScheduledJob } from "../lib/jobs/job.ts";

/** Removes old mails, sent or not. */
export function sweepMails(mails: Pick<MailSending, "forgetOld">): ScheduledJob {
  return { name: "sweep-mails", everyMs: 6 * 60 * 60_000, run: mails.forgetOld };
}
