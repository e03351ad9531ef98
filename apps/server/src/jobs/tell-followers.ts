import type { Telling } from "../features/following/telling.service.ts";
import type { ScheduledJob } from "../lib/jobs/job.ts";

/** Looks whom devices follow and who of them passed a point. */
export function tellFollowers({ look }: Pick<Telling, "look">): ScheduledJob {
  return { name: "tell-followers", everyMs: 5_000, run: look };
}
