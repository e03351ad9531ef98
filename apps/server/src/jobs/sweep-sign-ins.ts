import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../db/connection.ts";
import { forgetOldChallenges } from "../features/second-factors/forgetting.service.ts";
import { forgetOldTraces } from "../features/sign-in/forgetting.service.ts";
import type { ScheduledJob } from "../lib/jobs/job.ts";

/** Removes old wrong passwords, links and sign-ins. */
export function sweepSignIns(db: Db, clock: () => InstantMs): ScheduledJob {
  const run = async () => {
    await forgetOldTraces(db, clock());
    await forgetOldChallenges(db, clock());
  };
  return { name: "sweep-sign-ins", everyMs: 60 * 60_000, run };
}
