import type { ScheduledJob } from "../lib/jobs/job.ts";

/** Ends orders that were not confirmed or paid in time, and frees their places. */
export function expireOrders(run: (signal: AbortSignal) => Promise<void>): ScheduledJob {
  return { name: "expire-orders", everyMs: 5_000, run };
}
