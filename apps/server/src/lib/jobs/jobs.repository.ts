import type { InstantMs } from "@time-event/domain/time/instant";
import { instant, timestampOrNull, toTimestamp } from "../../db/column-types.ts";
import type { Db } from "../../db/connection.ts";

/** One row per job, or one per place that runs it. */
export interface JobKey {
  readonly name: string;
  readonly place: string;
}

export interface JobRow {
  readonly nextAt: InstantMs | null;
  readonly startedAt: InstantMs | null;
  readonly endedAt: InstantMs | null;
  readonly failures: number;
}

export async function findJobRow(db: Db, { name, place }: JobKey): Promise<JobRow | undefined> {
  return db
    .selectFrom("jobs")
    .select(["nextAt", "startedAt", "endedAt", "failures"])
    .where("name", "=", name)
    .where("place", "=", place)
    .executeTakeFirst();
}

/** Notes that a run begins. If its process is killed, the next run begins at `nextAt`. */
export async function noteStart(
  db: Db,
  key: JobKey,
  { at, nextAt, failures }: { at: InstantMs; nextAt: InstantMs | null; failures: number },
): Promise<void> {
  const start = {
    startedAt: toTimestamp(at),
    endedAt: null,
    nextAt: timestampOrNull(nextAt),
    failures,
  };
  await db
    .insertInto("jobs")
    .values({ ...key, ...start })
    .onConflict((conflict) => conflict.columns(["name", "place"]).doUpdateSet(start))
    .execute();
}

export async function noteEnd(
  db: Db,
  { name, place }: JobKey,
  { at, nextAt, failures, error }: { at: InstantMs; nextAt: InstantMs | null; failures: number; error: string | null },
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ endedAt: toTimestamp(at), nextAt: timestampOrNull(nextAt), failures, error })
    .where("name", "=", name)
    .where("place", "=", place)
    .execute();
}

interface Failure extends JobKey {
  readonly label?: string;
  readonly error: string;
  readonly at: InstantMs;
}

export async function noteFailure(db: Db, { name, place, label = "", error, at }: Failure): Promise<void> {
  await db
    .insertInto("jobFailures")
    .values({ job: name, place, label, error, failedAt: toTimestamp(at) })
    .execute();
}

/** Makes a job run at the next look. False: there is no such row, or it has no schedule. */
export async function hurryJob(db: Db, { name, place }: JobKey, now: InstantMs): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("jobs")
    .set({ nextAt: toTimestamp(now) })
    .where("name", "=", name)
    .where("place", "=", place)
    .where("nextAt", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Removes failures from before an instant, and places that have not run since: their machines are gone. */
export async function forgetOldRuns(db: Db, before: InstantMs): Promise<void> {
  await db.deleteFrom("jobFailures").where("failedAt", "<", instant(before)).execute();
  await db.deleteFrom("jobs").where("place", "<>", "").where("startedAt", "<", instant(before)).execute();
}
