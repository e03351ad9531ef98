import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { GiveUp, type Job, type QueuedJob, reasonOf, type ScheduledJob, waitAfter } from "./job.ts";
import { findJobRow, type JobKey, noteEnd, noteFailure, noteStart } from "./jobs.repository.ts";
import { noteTaskFailure, removeTask, type Task, takeTask } from "./tasks.repository.ts";

export interface RunParts {
  readonly db: Db;
  readonly clock: () => InstantMs;
}

/** Runs a job that is due. Only the job's leader may call this. Errors of the job are noted, not thrown. */
export async function runJob(parts: RunParts, job: Job, signal: AbortSignal): Promise<void> {
  if ("everyMs" in job) await runScheduled(parts, job, signal);
  else await workOff(parts, job, signal);
}

const rowKey = ({ name, place = "" }: Job): JobKey => ({ name, place });

async function runScheduled({ db, clock }: RunParts, job: ScheduledJob, signal: AbortSignal): Promise<void> {
  const key = rowKey(job);
  const at = clock();
  const row = await findJobRow(db, key);
  // another process ran it between our look and our lock
  if (row?.nextAt && row.nextAt > at) return;
  const failures = (row?.failures ?? 0) + (await noteUnended(db, key, row, at));
  await noteStart(db, key, { at, nextAt: at + waitAfter(failures + 1), failures });
  try {
    await job.run(signal);
    // the process that takes over begins at once
    const nextAt = clock() + (signal.aborted ? 0 : job.everyMs);
    await noteEnd(db, key, { at: clock(), nextAt, failures: 0, error: null });
  } catch (error) {
    const [ended, reason] = [clock(), reasonOf(error)];
    const nextAt = ended + Math.min(waitAfter(failures + 1), job.everyMs);
    await noteEnd(db, key, { at: ended, nextAt, failures: failures + 1, error: reason });
    await noteFailure(db, { ...key, error: reason, at: ended });
  }
}

/** A run that began and never ended, although we lead now, ended with its process: this counts as one failure. */
async function noteUnended(db: Db, key: JobKey, row: Awaited<ReturnType<typeof findJobRow>>, at: InstantMs) {
  if (!row || row.startedAt === null || row.endedAt !== null) return 0;
  await noteFailure(db, { ...key, error: unended, at });
  return 1;
}

const unended = "it was cut off: its process or its connection ended";

/** Does everything that is due in a queue. */
async function workOff(parts: RunParts, job: QueuedJob, signal: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  const key = rowKey(job);
  await noteStart(db, key, { at: clock(), nextAt: null, failures: 0 });
  let error: string | null = null;
  const work = async () => {
    while (!signal.aborted) {
      const task = await takeTask(db, job.name, clock());
      if (!task) return;
      error = (await tryTask(parts, job, task)) ?? error;
    }
  };
  await Promise.all(Array.from({ length: job.atOnce }, work));
  await noteEnd(db, key, { at: clock(), nextAt: null, failures: error === null ? 0 : 1, error });
}

/** Returns why the task failed; undefined if it was done. */
async function tryTask({ db, clock }: RunParts, job: QueuedJob, { id, input, label, tries }: Task) {
  // the process of its last try was killed, so nobody noted that it was the last
  if (tries > job.tries) {
    await noteTaskFailure(db, id, unended, clock());
    return unended;
  }
  try {
    await job.run(input);
    await removeTask(db, id);
    return undefined;
  } catch (error) {
    const reason = reasonOf(error);
    const isLast = error instanceof GiveUp || tries >= job.tries;
    await noteTaskFailure(db, id, reason, isLast ? clock() : null);
    await noteFailure(db, { ...rowKey(job), label, error: reason, at: clock() });
    return reason;
  }
}
