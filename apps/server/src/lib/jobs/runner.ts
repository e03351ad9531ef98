import { setTimeout as sleep } from "node:timers/promises";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { createSessionLocks } from "../../db/session-locks.ts";
import { type Due, findDue, keyOf } from "./due.queries.ts";
import type { Job } from "./job.ts";
import { runJob } from "./run-job.ts";

export interface JobRunner {
  /** Looks once a second for due jobs, from now on. */
  readonly start: () => void;
  /** Runs everything that is due by the clock, until nothing is. For tests and for the end; lasting jobs never end. */
  readonly settle: () => Promise<void>;
  /** Tells running jobs to end, waits for them, and runs once more those that also run at the end. */
  readonly stop: () => Promise<void>;
}

/** A job that does not end in this time is not waited for: another process runs it again. */
const patienceMs = 10_000;

interface Options {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly clock: () => InstantMs;
  readonly jobs: readonly Job[];
  /** Called once each time that jobs can no longer be run. */
  readonly onError: (error: unknown) => void;
  readonly lookEveryMs?: number;
}

/**
 * Runs each job in one process at a time: the process that holds its lock. Jobs that were due while the database was
 * away run when it is back.
 */
export function createJobRunner({ db, databaseUrl, clock, jobs, onError, lookEveryMs = 1_000 }: Options): JobRunner {
  const locks = createSessionLocks(databaseUrl);
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let isInTrouble = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function note(error: unknown): void {
    if (!isInTrouble && !stopping.signal.aborted) onError(error);
    isInTrouble = true;
  }

  async function lead(job: Job): Promise<void> {
    const lock = await locks.take(keyOf(job));
    isInTrouble = false;
    if (!lock) return;
    try {
      await runJob({ db, clock }, job, AbortSignal.any([stopping.signal, lock.lost]));
    } finally {
      await lock.giveBack();
    }
  }

  /** Begins what is due and does not run here yet. */
  async function look(): Promise<Promise<void>[]> {
    const due = await findDue(db, clock());
    const begun = jobs.filter((job) => isDue(job, due) && !underWay.has(keyOf(job)));
    if (begun.length === 0) isInTrouble = false;
    return begun.map((job) => {
      const running = lead(job)
        .catch(note)
        .finally(() => underWay.delete(keyOf(job)));
      underWay.set(keyOf(job), running);
      return running;
    });
  }

  return {
    start: () => {
      const lookAgain = () => {
        // one look at a time, however slow the database is
        looking ??= look()
          .then(() => undefined, note)
          .finally(() => (looking = undefined));
      };
      lookAgain();
      timer = setInterval(lookAgain, lookEveryMs);
      timer.unref();
    },

    settle: async () => {
      for (;;) {
        const begun = await look();
        if (begun.length === 0) return;
        await Promise.all(begun);
      }
    },

    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await looking;
      const patience = sleep(patienceMs, undefined, { ref: false });
      await Promise.race([Promise.all(underWay.values()), patience]);
      for (const job of jobs) if ("everyMs" in job && job.alsoAtEnd) await job.run(stopping.signal).catch(onError);
      await locks.stop();
    },
  };
}

function isDue(job: Job, { later, queued }: Due): boolean {
  return "everyMs" in job ? !later.has(keyOf(job)) : queued.has(job.name);
}
