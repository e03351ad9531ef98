import type { InstantMs } from "@time-event/domain/time/instant";
import { sql } from "kysely";
import { instant, timestampOrNull, toJson, toTimestamp } from "../../db/column-types.ts";
import type { Db, Tx } from "../../db/connection.ts";
import { waitAfter } from "./job.ts";

interface NewTask {
  /** Name of the job with the queue. */
  readonly job: string;
  readonly input: unknown;
  /** The text by which staff know the task. */
  readonly label: string;
  readonly at: InstantMs;
}

/** Puts a task into a job's queue; it is done after the transaction is committed. */
export async function addTask(tx: Tx, { job, input, label, at }: NewTask): Promise<void> {
  const now = toTimestamp(at);
  await tx
    .insertInto("jobTasks")
    .values({ job, input: toJson(input), label, createdAt: now, dueAt: now })
    .execute();
}

export interface Task {
  readonly id: number;
  readonly input: unknown;
  readonly label: string;
  /** This try included. */
  readonly tries: number;
}

/**
 * Takes the task that has waited longest. It becomes due again after the wait that follows a failure, so if this process
 * is killed, another one does the task.
 */
export async function takeTask(db: Db, job: string, now: InstantMs): Promise<Task | undefined> {
  return db.transaction().execute(async (tx) => {
    const task = await tx
      .selectFrom("jobTasks")
      .select(["id", "input", "label", "tries"])
      .where("job", "=", job)
      .where("gaveUpAt", "is", null)
      .where("dueAt", "<=", instant(now))
      .orderBy("dueAt")
      .orderBy("id")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!task) return undefined;
    const tries = task.tries + 1;
    const dueAt = toTimestamp(now + waitAfter(tries));
    await tx.updateTable("jobTasks").set({ tries, dueAt }).where("id", "=", task.id).execute();
    return { ...task, tries };
  });
}

export async function removeTask(db: Db, id: number): Promise<void> {
  await db.deleteFrom("jobTasks").where("id", "=", id).execute();
}

/** Notes why a try failed, and whether it was the last. */
export async function noteTaskFailure(db: Db, id: number, error: string, gaveUpAt: InstantMs | null): Promise<void> {
  await db
    .updateTable("jobTasks")
    .set({ error, gaveUpAt: timestampOrNull(gaveUpAt) })
    .where("id", "=", id)
    .execute();
}

/** Makes a task due at the next look, with all its tries again. Undefined: there is no such task any more. */
export async function hurryTask(
  tx: Tx,
  id: number,
  now: InstantMs,
): Promise<{ job: string; label: string } | undefined> {
  return tx
    .updateTable("jobTasks")
    .set({ tries: 0, dueAt: toTimestamp(now), gaveUpAt: null })
    .where("id", "=", id)
    .returning(["job", "label"])
    .executeTakeFirst();
}

export async function forgetGivenUp(db: Db, before: InstantMs): Promise<void> {
  await db.deleteFrom("jobTasks").where("gaveUpAt", "<", instant(before)).execute();
}

/** Removes the tasks of a queue whose input has one of these ids. */
export async function forgetTasks(tx: Tx, job: string, field: string, ids: readonly number[]): Promise<void> {
  await sql`
    delete from job_tasks where job = ${job} and (input ->> ${field})::bigint = any(${ids}::bigint[])`.execute(tx);
}

/** Removes what is noted of failures of a job about things whose label begins like one of these, in lower case. */
export async function forgetFailures(tx: Tx, job: string, labels: readonly string[]): Promise<void> {
  await sql`
    delete from job_failures f where f.job = ${job}
      and exists (select from unnest(${labels}::text[]) l where starts_with(lower(f.label), l))`.execute(tx);
}
