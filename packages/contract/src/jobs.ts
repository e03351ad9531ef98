import * as z from "zod/mini";
import { staffAction, staffCall } from "./define-call.ts";
import { noMeta, noParams } from "./endpoint.ts";
import { id, instantMs } from "./fields.ts";

const right = { permission: "settings_edit", at: "installation" } as const;

/** The jobs that there are; a server of another version may know others. */
export const jobNames = [
  "send-mails",
  "tell-followers",
  "send-pushes",
  "mail-reset-links",
  "anchor-audit",
  "watch-audit",
  "sweep-sign-ins",
  "sweep-mails",
  "sweep-jobs",
  "sweep-answers",
  "sweep-files",
  "expire-orders",
  "open-and-close-entries",
  "remind-contacts",
  "mail-order-links",
  "check-slips",
  "run-rehearsals",
  "feed-live-race",
] as const;
export type JobName = (typeof jobNames)[number];

/** `waiting`: its last run ended well, or it has not run yet. */
const jobState = z.enum(["running", "waiting", "failed"]);
export type JobState = z.infer<typeof jobState>;

const job = z.object({
  name: z.string(),
  /** Of a job that each machine does for itself: which one; else empty. */
  place: z.string(),
  state: jobState,
  /** Null: it works off a queue. */
  everyMs: z.nullable(z.int()),
  startedAt: z.nullable(instantMs),
  endedAt: z.nullable(instantMs),
  /** Null: when something waits, or as soon as a process looks. */
  nextAt: z.nullable(instantMs),
  /** Runs in a row that failed. */
  failures: z.int(),
  /** Why the last run failed. */
  error: z.nullable(z.string()),
  waitingTasks: z.int(),
  givenUpTasks: z.int(),
});
export type JobRow = z.infer<typeof job>;

const task = z.object({
  id: z.int(),
  job: z.string(),
  /** What it is about, such as a mail's reader and subject. */
  label: z.string(),
  createdAt: instantMs,
  /** Of the next try. */
  dueAt: instantMs,
  tries: z.int(),
  error: z.nullable(z.string()),
  /** Null: it is tried again. */
  gaveUpAt: z.nullable(instantMs),
});
export type JobTask = z.infer<typeof task>;

const failure = z.object({
  id: z.int(),
  job: z.string(),
  place: z.string(),
  label: z.string(),
  failedAt: instantMs,
  error: z.string(),
});
export type JobFailure = z.infer<typeof failure>;

/** So many tasks and failures are shown, the most urgent and the newest. */
export const mostShown = 50;

export const jobList = staffCall({
  name: "job-list",
  shows: ["job"],
  summary: `What the server does by itself: jobs, up to ${mostShown} tasks that wait or were given up, the newest failures.`,
  right,
  params: noParams,
  data: z.object({ jobs: z.array(job), tasks: z.array(task), failures: z.array(failure) }),
  meta: noMeta,
});

export const jobRetry = staffAction({
  name: "job-retry",
  changes: ["job"],
  summary: "Lets a job run, or one task of its queue be tried, within seconds.",
  right,
  body: z.object({
    job: z.string().check(z.minLength(1), z.maxLength(80)),
    place: z.string().check(z.maxLength(500)),
    /** Null: the job itself, by its schedule. */
    taskId: z.nullable(id),
  }),
  data: z.null(),
});

export const jobCalls = [jobList, jobRetry];
