import type { ScheduledJob } from "../lib/jobs/job.ts";

/** Writes to contacts whose hold or time to pay ends soon. */
export function remindContacts(run: (signal: AbortSignal) => Promise<void>): ScheduledJob {
  return { name: "remind-contacts", everyMs: 30_000, run };
}
