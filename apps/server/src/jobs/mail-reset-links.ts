import * as z from "zod/mini";
import { type PasswordResetService, resetQueue } from "../features/sign-in/password-reset.service.ts";
import type { QueuedJob } from "../lib/jobs/job.ts";

const input = z.object({ userId: z.nullable(z.int()), address: z.string() });

/** Makes links for people who forgot their password, and puts the mails into the outbox. */
export function mailResetLinks(resets: Pick<PasswordResetService, "mailLink">): QueuedJob {
  return {
    name: resetQueue,
    atOnce: 1,
    tries: 5,
    run: async (given) => {
      const { userId, address } = input.parse(given);
      if (userId !== null) await resets.mailLink(userId, address);
    },
  };
}
