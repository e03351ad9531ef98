import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../db/connection.ts";
import type { ScheduledJob } from "../lib/jobs/job.ts";
import { forgetOldRuns } from "../lib/jobs/jobs.repository.ts";
import { forgetGivenUp } from "../lib/jobs/tasks.repository.ts";

const rememberedMs = 30 * 24 * 60 * 60_000;

/** Removes old failures, tasks that were given up long ago, and machines that have not run since. */
export function sweepJobs(db: Db, clock: () => InstantMs): ScheduledJob {
  return {
    name: "sweep-jobs",
    everyMs: 6 * 60 * 60_000,
    run: async () => {
      const before = clock() - rememberedMs;
      await forgetOldRuns(db, before);
      await forgetGivenUp(db, before);
    },
  };
}
