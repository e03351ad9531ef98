import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../db/connection.ts";
import { sweepAnsweredCalls } from "../http/repeats/answer-once.ts";
import type { ScheduledJob } from "../lib/jobs/job.ts";

/** Removes answers to submits that nobody repeats any more. */
export function sweepAnswers(db: Db, clock: () => InstantMs): ScheduledJob {
  return {
    name: "sweep-answers",
    everyMs: 60 * 60_000,
    run: async () => {
      await sweepAnsweredCalls(db, clock);
    },
  };
}
