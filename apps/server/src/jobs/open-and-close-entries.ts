import type { ScheduledJob } from "../lib/jobs/job.ts";

/** Opens and closes the entries of events at the times that staff set. */
export function openAndCloseEntries(run: (signal: AbortSignal) => Promise<void>): ScheduledJob {
  return { name: "open-and-close-entries", everyMs: 5_000, run };
}
