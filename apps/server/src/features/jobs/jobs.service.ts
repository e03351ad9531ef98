import type { BodyOf, ReplyOf } from "@time-event/contract/endpoint";
import { type jobList, jobRetry, type JobRow } from "@time-event/contract/jobs";
import type { InstantMs } from "@time-event/domain/time/instant";
import type { Db } from "../../db/connection.ts";
import { NotFound } from "../../http/refusals.ts";
import type { StaffCaller } from "../../http/staff-caller.ts";
import type { Job } from "../../lib/jobs/job.ts";
import { hurryJob } from "../../lib/jobs/jobs.repository.ts";
import { hurryTask } from "../../lib/jobs/tasks.repository.ts";
import { edit } from "../edits/edit.service.ts";
import { countTasks, findFailures, findJobRows, findTasks } from "./jobs.queries.ts";

/** @param jobs the jobs of this process; other processes on the same database may have more */
export function createJobsService(db: Db, clock: () => InstantMs, jobs: readonly Job[]) {
  return {
    list: async (): Promise<ReplyOf<typeof jobList>> => {
      const [rows, counts, tasks, failures] = await Promise.all([
        findJobRows(db),
        countTasks(db),
        findTasks(db),
        findFailures(db),
      ]);
      const neverRun = jobs
        .filter(({ name, place = "" }) => !rows.some((row) => row.name === name && row.place === place))
        .map(({ name, place = "" }) => ({ name, place, ...neverRan }));
      const described = [...rows, ...neverRun].map((row): JobRow => {
        const job = jobs.find(({ name }) => name === row.name);
        const count = counts.find((each) => each.job === row.name);
        return {
          ...row,
          state: stateOf(row),
          everyMs: job && "everyMs" in job ? job.everyMs : null,
          waitingTasks: count?.waiting ?? 0,
          givenUpTasks: count?.givenUp ?? 0,
        };
      });
      return { data: { jobs: described, tasks, failures }, meta: {} };
    },

    /** @throws NotFound */
    retry: async (
      { job, place, taskId }: BodyOf<typeof jobRetry>,
      caller: StaffCaller,
    ): Promise<ReplyOf<typeof jobRetry>> =>
      edit(db, caller, jobRetry, async (tx) => {
        const task = taskId === null ? undefined : await hurryTask(tx, taskId, clock());
        const isFound = taskId === null ? await hurryJob(tx, { name: job, place }, clock()) : task?.job === job;
        if (!isFound) throw new NotFound("thing");
        const subject = { kind: "job", id: job, name: task?.label || job };
        return { reply: { data: null, meta: {} }, change: { subject } };
      }),
  };
}

export type JobsService = ReturnType<typeof createJobsService>;

const neverRan = { nextAt: null, startedAt: null, endedAt: null, failures: 0, error: null };

function stateOf({ startedAt, endedAt, error }: Pick<JobRow, "startedAt" | "endedAt" | "error">): JobRow["state"] {
  if (startedAt !== null && endedAt === null) return "running";
  return error === null ? "waiting" : "failed";
}
