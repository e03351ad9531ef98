import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { givenDatabase } from "../../db/testing/given-database.ts";
import { givenClock } from "../../testing/given-clock.ts";
import { GiveUp, type Job, type QueuedJob, type ScheduledJob, waitAfter } from "./job.ts";
import { noteStart } from "./jobs.repository.ts";
import { createJobRunner } from "./runner.ts";
import { addTask, takeTask } from "./tasks.repository.ts";

let database: Awaited<ReturnType<typeof givenDatabase>>;
const { clock, pass } = givenClock();
const minute = 60_000;

beforeAll(async () => {
  database = await givenDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  for (const table of ["jobs", "jobTasks", "jobFailures"] as const) await database.db.deleteFrom(table).execute();
});

function givenRunner(...jobs: Job[]) {
  const errors: unknown[] = [];
  const { db, url: databaseUrl } = database;
  const runner = createJobRunner({ db, databaseUrl, clock, jobs, onError: (e) => errors.push(e), lookEveryMs: 10 });
  return { ...runner, errors };
}

function hourly(run: ScheduledJob["run"]): ScheduledJob {
  return { name: "hourly", everyMs: 60 * minute, run };
}

function queue(run: QueuedJob["run"], { atOnce = 1, tries = 3 } = {}): QueuedJob {
  return { name: "letters", atOnce, tries, run };
}

const jobRow = () => database.db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
const failures = () => database.db.selectFrom("jobFailures").select(["job", "label", "error"]).execute();
const tasks = () => database.db.selectFrom("jobTasks").selectAll().orderBy("id").execute();
const add = (...letters: string[]) =>
  database.db.transaction().execute(async (tx) => {
    for (const letter of letters) await addTask(tx, { job: "letters", input: { letter }, label: letter, at: clock() });
  });

it("runs what is due, once, and again when its time has come", async () => {
  let runs = 0;
  const runner = givenRunner(hourly(async () => void runs++));
  await runner.settle();
  await runner.settle();
  expect(runs).toBe(1);
  pass(60 * minute - 1);
  await runner.settle();
  expect(runs).toBe(1);
  pass(1);
  await runner.settle();
  expect(runs).toBe(2);
  expect(await jobRow()).toMatchObject({ endedAt: clock(), nextAt: clock() + 60 * minute, failures: 0, error: null });
  await runner.stop();
});

it("tries what failed again after ten seconds, thirty, ninety, and says why it failed", async () => {
  const waits: number[] = [];
  const fail = hourly(async () => {
    throw new Error("no room", { cause: new Error("disk full") });
  });
  const runner = givenRunner(fail);
  for (let run = 0; run < 3; run++) {
    await runner.settle();
    const { nextAt } = await jobRow();
    waits.push(nextAt! - clock());
    pass(nextAt! - clock());
  }
  expect(waits).toEqual([10_000, 30_000, 90_000]);
  expect(await jobRow()).toMatchObject({ failures: 3, error: "no room: disk full" });
  expect(await failures()).toHaveLength(3);
  await runner.stop();
  expect(runner.errors).toEqual([]);
});

it("lets one of many processes run a job, and each place run its own", async () => {
  let atOnce = 0;
  let most = 0;
  const runs: string[] = [];
  const job = (place?: string): ScheduledJob => ({
    name: "anchors",
    ...(place !== undefined && { place }),
    everyMs: minute,
    run: async () => {
      most = Math.max(most, ++atOnce);
      runs.push(place ?? "all");
      await new Promise((resolve) => setTimeout(resolve, 5));
      atOnce--;
    },
  });
  const one = [1, 2, 3, 4].map(() => givenRunner(job()));
  await Promise.all(one.map((runner) => runner.settle()));
  expect([runs, most]).toEqual([["all"], 1]);
  const each = ["a", "b"].map((place) => givenRunner(job(place)));
  await Promise.all(each.map((runner) => runner.settle()));
  expect(runs.toSorted()).toEqual(["a", "all", "b"]);
  for (const runner of [...one, ...each]) await runner.stop();
});

it("ends a long run when the connection with its lock breaks, and starts it again", async () => {
  const ended: unknown[] = [];
  let runs = 0;
  const job = hourly(async (signal) => {
    runs++;
    await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
    ended.push(signal.reason);
  });
  const runner = givenRunner(job);
  runner.start();
  await expect.poll(() => runs).toBe(1);
  const broken = await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'time-event jobs' and datname = current_database()",
  );
  expect(broken.rowCount).toBeGreaterThan(0);
  await expect.poll(() => ended.length).toBe(1);
  await expect.poll(() => runs).toBe(2);
  await runner.stop();
  expect(ended).toHaveLength(2);
});

it("counts a run whose process was killed as a failure, and runs again", async () => {
  let runs = 0;
  const runner = givenRunner(hourly(async () => void runs++));
  await noteStart(database.db, { name: "hourly", place: "" }, { at: clock(), nextAt: clock() + 10_000, failures: 0 });
  await runner.settle();
  expect(runs).toBe(0);
  pass(10_000);
  await runner.settle();
  expect(runs).toBe(1);
  expect(await failures()).toEqual([
    { job: "hourly", label: "", error: "it was cut off: its process or its connection ended" },
  ]);
  await runner.stop();
});

it("runs the jobs that also run at the end", async () => {
  let runs = 0;
  const runner = givenRunner({ ...hourly(async () => void runs++), alsoAtEnd: true });
  await runner.settle();
  await runner.stop();
  expect(runs).toBe(2);
});

it("does each task of a queue once, by all processes together", async () => {
  const done: string[] = [];
  const letters = Array.from({ length: 50 }, (_, n) => `letter-${String(n).padStart(2, "0")}`);
  await add(...letters);
  const job = queue(async (input) => void done.push((input as { letter: string }).letter), { atOnce: 4 });
  const runners = [1, 2, 3].map(() => givenRunner(job));
  await Promise.all(runners.map((runner) => runner.settle()));
  expect(done.toSorted()).toEqual(letters);
  expect(await tasks()).toEqual([]);
  for (const runner of runners) await runner.stop();
});

it("tries a task again after a wait, and gives it up after its last try", async () => {
  await add("a");
  let tried = 0;
  const runner = givenRunner(
    queue(async () => {
      tried++;
      throw new Error("nobody at home");
    }),
  );
  for (let look = 0; look < 5; look++) {
    await runner.settle();
    pass(waitAfter(3));
  }
  expect(tried).toBe(3);
  expect(await tasks()).toMatchObject([{ tries: 3, error: "nobody at home", gaveUpAt: expect.any(Number) }]);
  expect(await failures()).toHaveLength(3);
  await runner.stop();
});

it("gives up at once a task that no further try can do", async () => {
  await add("a");
  const runner = givenRunner(
    queue(async () => {
      throw new GiveUp("no such address");
    }),
  );
  await runner.settle();
  expect(await tasks()).toMatchObject([{ tries: 1, error: "no such address", gaveUpAt: clock() }]);
  await runner.stop();
});

it("leaves a task to the next process if its process was killed", async () => {
  await add("a");
  // as a process does that is killed right afterwards
  expect(await takeTask(database.db, "letters", clock())).toMatchObject({ tries: 1 });
  expect(await takeTask(database.db, "letters", clock())).toBeUndefined();
  let tried = 0;
  const runner = givenRunner(queue(async () => void tried++));
  await runner.settle();
  expect(tried).toBe(0);
  pass(10_000);
  await runner.settle();
  expect([tried, await tasks()]).toEqual([1, []]);
  await runner.stop();
});
