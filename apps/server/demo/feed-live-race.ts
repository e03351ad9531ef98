import { setTimeout as sleep } from "node:timers/promises";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../src/db/connection.ts";
import { feed, openLiveFeed, type LiveFeed } from "./live-feed.service.ts";
import { assertStillLeading, stopLeading, tryToLead } from "./live-race.queries.ts";

export interface LiveRaceFeederOptions {
  readonly db: Db;
  readonly clock: () => InstantMs;
  readonly onError: (error: unknown) => void;
  readonly tickMs?: number;
  /** How long to wait where another process feeds, there is nothing to feed, or something went wrong. */
  readonly retryMs?: number;
}

/** Lets the demonstration's race go on: once a second, what has happened since. One process at a time does it. */
export function createLiveRaceFeeder({ db, clock, onError, tickMs = 1_000, retryMs = 10_000 }: LiveRaceFeederOptions) {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {});

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // a connection of its own holds the lock: however this process ends, the lock ends with it
      await db.connection().execute(feedWhileLeading).catch(onError);
      await pause(retryMs);
    }
  }

  async function feedWhileLeading(connection: Db): Promise<void> {
    if (!(await tryToLead(connection))) return;
    try {
      let live: LiveFeed | null = await openLiveFeed(db);
      while (live && !stopping.signal.aborted) {
        live = await feed(db, live, clock());
        await pause(tickMs);
        await assertStillLeading(connection);
      }
    } finally {
      await stopLeading(connection);
    }
  }

  return {
    start: () => {
      running = run();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
