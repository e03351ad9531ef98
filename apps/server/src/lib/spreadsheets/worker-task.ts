import { Worker, parentPort, workerData } from "node:worker_threads";
import { createWorkQueue } from "../work-queue.ts";
import { Unreadable, type UnreadableReason } from "./spreadsheet.ts";

/** Files are read and written one at a time: each may need much memory. */
const inTurn = createWorkQueue({ atOnce: 1, waiting: 20 });

const longestMs = 120_000;
const largestHeapMb = 1_024;

type Outcome<T> = { readonly done: T } | { readonly reason: UnreadableReason } | { readonly message: string };

/**
 * Has a program beside this one do something, within limits of time and memory.
 * @throws Unreadable; Unavailable when too many wait
 */
export function runTask<Task, T>(program: URL, task: Task): Promise<T> {
  return inTurn(() => runNow<Task, T>(program, task));
}

async function runNow<Task, T>(program: URL, task: Task): Promise<T> {
  const worker = new Worker(program, {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: largestHeapMb },
  });
  const timer = setTimeout(() => void worker.terminate(), longestMs);
  try {
    const outcome = await new Promise<Outcome<T>>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", (error: NodeJS.ErrnoException) => {
        if (error.code === "ERR_WORKER_OUT_OF_MEMORY") resolve({ reason: "too_large_inside" });
        else reject(error);
      });
      // ended by the timer, or by itself without a word
      worker.once("exit", () => resolve({ reason: "too_large_inside" }));
    });
    if ("done" in outcome) return outcome.done;
    throw "reason" in outcome ? new Unreadable(outcome.reason) : new Error(outcome.message);
  } finally {
    clearTimeout(timer);
    void worker.terminate();
  }
}

/** The other side: does the task that it was started with, and tells what came of it. */
export async function answerTask<Task, T>(work: (task: Task) => Promise<T>): Promise<void> {
  const answer = (outcome: Outcome<T>) => parentPort!.postMessage(outcome);
  try {
    answer({ done: await work(workerData as Task) });
  } catch (error) {
    if (error instanceof Unreadable) answer({ reason: error.reason });
    else answer({ message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
