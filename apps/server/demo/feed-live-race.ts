import { setTimeout as sleep } from "node:timers/promises";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../src/db/connection.ts";
import type { ScheduledJob } from "../src/lib/jobs/job.ts";
import { feed, openLiveFeed } from "./live-feed.service.ts";

/** Lets the demonstration's race go on: once a second, what has happened since, for as long as there is such a race. */
export function feedLiveRace(db: Db, clock: () => InstantMs, tickMs = 1_000): ScheduledJob {
  return {
    name: "feed-live-race",
    everyMs: 10_000,
    run: async (signal) => {
      let live = await openLiveFeed(db);
      while (live && !signal.aborted) {
        live = await feed(db, live, clock());
        await sleep(tickMs, undefined, { signal, ref: false }).catch(() => {});
      }
    },
  };
}
