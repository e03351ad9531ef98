import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "../db/connection.ts";
import type { InstantMs } from "@time-event/domain/time/instant";
import { feedRehearsals } from "../features/rehearsals/feed-rehearsals.service.ts";
import type { ScheduledJob } from "../lib/jobs/job.ts";

/** Feeds the reads of rehearsals, twice a second for as long as one goes on. */
export function runRehearsals(db: Db, clock: () => InstantMs, tickMs = 500): ScheduledJob {
  return {
    name: "run-rehearsals",
    everyMs: 3_000,
    run: async (signal) => {
      while (!signal.aborted && (await feedRehearsals(db, clock())) > 0) {
        await sleep(tickMs, undefined, { signal, ref: false }).catch(() => {});
      }
    },
  };
}
