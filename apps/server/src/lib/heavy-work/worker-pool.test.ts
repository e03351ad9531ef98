import { markAsUntransferable } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { Unavailable } from "../unavailable.ts";
import { createWorkerPool, type PoolLimits, type WorkerPool } from "./worker-pool.ts";
import { hastyTask, oddTask } from "./testing/odd-task.ts";

const small: PoolLimits = { threads: 1, waiting: 2, heapMb: 48, idleMs: 10_000 };
let errors: unknown[];
let pool: WorkerPool;
afterEach(() => pool.stop());

function givenPool(limits: Partial<PoolLimits> = {}): WorkerPool {
  const own: unknown[] = (errors = []);
  pool = createWorkerPool((error) => own.push(error), { ...small, ...limits });
  return pool;
}

describe("a task that exceeds a limit fails with the limit's name, and the one thread still does the next task", () => {
  it.each([
    ["all memory", "memory"],
    ["the whole stack", "memory"],
    ["all time", "time"],
    ["dies", "thread"],
  ] as const)("%s", async (what, limit) => {
    const { run } = givenPool();
    const task = limit === "time" ? hastyTask : oddTask;
    const [odd, behind] = await Promise.allSettled([run(task, { what }), run(oddTask, { what: "counts" })]);
    expect(odd).toMatchObject({ status: "rejected", reason: { limit, statusCode: 503 } });
    expect(behind).toEqual({ status: "fulfilled", value: 0 });
    expect(errors).toEqual([]);
  });
});

it("passes on the error that a task throws", async () => {
  await expect(givenPool().run(oddTask, { what: "throws" })).rejects.toThrow("a fault of ours");
});

it("refuses tasks when the line is full, and does those that wait in it", async () => {
  const { run, load } = givenPool({ waiting: 1 });
  const done = [run(hastyTask, { what: "all time" }), run(oddTask, { what: "counts" })];
  expect(load()).toEqual({ running: 1, waiting: 1 });
  await expect(run(oddTask, { what: "counts" })).rejects.toThrow(Unavailable);
  expect((await Promise.allSettled(done)).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
  expect(load()).toEqual({ running: 0, waiting: 0 });
});

it("moves large bytes that the caller hands over, and copies bytes that share their memory with others", async () => {
  const { run } = givenPool();
  const large = Buffer.alloc(100_000);
  const shared = Buffer.alloc(200_000).subarray(0, 100_000);
  expect(await run(oddTask, { what: "counts", bytes: large }, [large])).toBe(100_000);
  expect(await run(oddTask, { what: "counts", bytes: shared }, [shared])).toBe(100_000);
  expect([large.byteLength, shared.byteLength]).toEqual([0, 100_000]);
});

it("copies large bytes that Node refuses to move, as those of native code", async () => {
  const { run } = givenPool();
  const native = Buffer.alloc(100_000);
  markAsUntransferable(native.buffer);
  expect(await run(oddTask, { what: "counts", bytes: native }, [native])).toBe(100_000);
  expect(native.byteLength).toBe(100_000);
});

it("ends with the server: what is under way and who comes then are told to come again", async () => {
  const { run, stop } = givenPool();
  const cut = Promise.allSettled([run(oddTask, { what: "all time" }), run(oddTask, { what: "counts" })]);
  // one of them runs or is about to, the other waits
  await new Promise((resolve) => setImmediate(resolve));
  await stop();
  for (const one of await cut) expect(one).toMatchObject({ status: "rejected", reason: expect.any(Unavailable) });
  await expect(run(oddTask, { what: "counts" })).rejects.toThrow(Unavailable);
});
