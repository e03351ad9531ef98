import { afterAll, beforeAll, expect, it } from "vitest";
import { jobList, jobNames, jobRetry } from "@time-event/contract/jobs";
import { token } from "@time-event/contract/sign-in";
import { addTask } from "../../lib/jobs/tasks.repository.ts";
import { bearing, get, post } from "../../testing/call-service.ts";
import { expectGuarded } from "../../testing/expect-guarded.ts";
import { givenApp, type GivenApp } from "../../testing/given-app.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { password } from "../sign-in/testing/given-staff.ts";
import { givenSignedIn } from "../sign-in/testing/sign-in.ts";

const { clock, pass } = givenClock();
let given: GivenApp;
let admin: string;
beforeAll(async () => {
  given = await givenApp({ MAIL_URL: "smtp://127.0.0.1:9" }, { clock });
  admin = await givenSignedIn(given, "chief");
});
afterAll(() => given.stop());

const list = async () => (await get(given.url, jobList, admin)).reply!.data;
const find = async (name: string) => (await list()).jobs.find((job) => job.name === name)!;
const retry = (body: Parameters<typeof post<typeof jobRetry>>[2]) => post(given.url, jobRetry, body, bearing(admin));

it("says for every job whether and when it ran, and when it runs next", async () => {
  expect(await find("sweep-sign-ins")).toMatchObject({ state: "waiting", startedAt: null, everyMs: 3_600_000 });
  await given.work();
  expect(await find("sweep-sign-ins")).toMatchObject({
    state: "waiting",
    startedAt: clock(),
    endedAt: clock(),
    nextAt: clock() + 3_600_000,
    error: null,
  });
  const names = (await list()).jobs.map(({ name }) => name);
  // so that the screen has words for each; the demonstration has one more, and so has a slip-verification service
  expect([...names, "feed-live-race", "check-slips"].toSorted()).toEqual(jobNames.toSorted());
});

it("makes a job run at once, and writes that into the audit log", async () => {
  pass(1_000);
  await given.work();
  expect((await find("sweep-sign-ins")).startedAt).toBe(clock() - 1_000);
  expect((await retry({ job: "sweep-sign-ins", place: "", taskId: null })).status).toBe(200);
  await given.work();
  expect((await find("sweep-sign-ins")).startedAt).toBe(clock());
  const { entry } = await given.db
    .selectFrom("auditEntries")
    .select("entry")
    .where("action", "=", "job-retry")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(entry)).toMatchObject({ username: "chief", subject: { kind: "job", id: "sweep-sign-ins" } });
  expect((await retry({ job: "no-such-job", place: "", taskId: null })).problem?.status).toBe(404);
});

it("shows tasks that wait, why they failed and that they were given up, and tries them again on request", async () => {
  const task = { job: "send-mails", input: "nonsense", label: "malee@race.example.org: Start", at: clock() };
  await given.db.transaction().execute((tx) => addTask(tx, task));
  await given.work();
  expect(await list()).toMatchObject({
    tasks: [{ job: "send-mails", label: task.label, tries: 1, gaveUpAt: null, dueAt: clock() + 10_000 }],
    failures: [{ job: "send-mails", label: task.label, failedAt: clock() }],
  });
  expect(await find("send-mails")).toMatchObject({ state: "failed", waitingTasks: 1, givenUpTasks: 0 });
  for (let tried = 1; tried < 12; tried++) {
    pass(3_600_000);
    await given.work();
  }
  // hours later
  admin = (await post(given.url, token, { username: "chief", password })).reply!.data.access_token;
  expect(await find("send-mails")).toMatchObject({ state: "failed", waitingTasks: 0, givenUpTasks: 1 });
  const [gaveUp] = (await list()).tasks;
  expect(gaveUp).toMatchObject({ tries: 12, gaveUpAt: clock(), error: expect.any(String) });
  expect((await retry({ job: "another", place: "", taskId: gaveUp!.id })).problem?.status).toBe(404);
  expect((await list()).tasks[0]).toEqual(gaveUp);
  expect((await retry({ job: "send-mails", place: "", taskId: gaveUp!.id })).status).toBe(200);
  expect((await list()).tasks[0]).toMatchObject({ tries: 0, gaveUpAt: null, dueAt: clock() });
});

it("is refused without the right, and refuses a bad form", async () => {
  const outsider = await givenSignedIn(given, "viewer-of-all", "viewer");
  const good = { job: "sweep-jobs", place: "", taskId: null };
  await expectGuarded({ url: given.url, outsider, insider: admin }, jobRetry, {
    good,
    bad: { ...good, taskId: "one" },
    badPath: "taskId",
  });
  expect((await get(given.url, jobList, outsider)).problem?.code).toBe("not_permitted");
});
