import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Piscina } from "piscina";
import { Unavailable } from "../unavailable.ts";
import { createLine } from "./line.ts";
import { movableMemory } from "./moved.ts";
import type { Task } from "./task.ts";

/** Threads for heavy work: a limited number at once, each within its limits, and a line of limited length. */
export interface WorkerPool {
  /**
   * Does a task in a thread.
   * @param handedOver bytes of the input that the caller no longer reads: large ones are moved instead of copied
   * @throws WorkFailed; Unavailable (503) when the line is full or the server stops
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input, handedOver?: readonly Uint8Array[]): Promise<Output>;
  load(): { readonly running: number; readonly waiting: number };
  /** Ends the tasks under way. */
  stop(): Promise<void>;
}

export interface PoolLimits {
  readonly threads: number;
  readonly waiting: number;
  /** Limits the JavaScript of one thread; callers must limit what native code takes. */
  readonly heapMb: number;
  /** How long a thread without work is kept, with the code that it has loaded. */
  readonly idleMs: number;
}

/** Why a task did not end: it took more memory or time than allowed, or its thread died. */
export class WorkFailed extends Unavailable {
  readonly limit: "memory" | "time" | "thread";

  constructor(task: string, limit: WorkFailed["limit"], options?: ErrorOptions) {
    super(`${task} came to no end: ${limit}`, options);
    this.limit = limit;
  }
}

const usual: PoolLimits = {
  // a task that takes minutes leaves threads to the others; more than four only take memory
  threads: Math.min(4, Math.max(2, availableParallelism() - 1)),
  waiting: 32,
  heapMb: 1_024,
  idleMs: 30_000,
};

/** Nothing of it is loaded, and no thread runs, before the first task. */
export function createWorkerPool(onError: (error: unknown) => void, limits: Partial<PoolLimits> = {}): WorkerPool {
  const { threads: atOnce, waiting, heapMb, idleMs } = { ...usual, ...limits };
  const line = createLine({ atOnce, waiting });
  let opened: Promise<Piscina> | undefined;
  let stopped = false;

  // Piscina's own queue stays empty: with abort signals it has no limit, and when a thread dies it forgets the tasks
  // that wait for it.
  const open = () =>
    (opened ??= import("piscina").then(({ Piscina }) => {
      const resourceLimits = { maxOldGenerationSizeMb: heapMb, stackSizeMb: 4 };
      const threads = { minThreads: 0, maxThreads: atOnce, idleTimeout: idleMs };
      return new Piscina({ ...threads, resourceLimits, recordTiming: false }).on("error", onError);
    }));

  async function runNow<Input, Output>(task: Task<Input, Output>, input: Input, handedOver: readonly Uint8Array[]) {
    const [threads] = await Promise.all([open(), task.nativeCode?.()]);
    if (stopped) throw new Unavailable("the server stops");
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), task.longestMs);
    const [filename, transferList] = [fileURLToPath(task.program), movableMemory(handedOver)];
    try {
      return (await threads.run(input, { filename, name: "answer", transferList, signal: patience.signal })) as Output;
    } catch (error) {
      if (stopped) throw new Unavailable("the server stops");
      throw patience.signal.aborted ? new WorkFailed(task.name, "time") : reasonOf(task.name, error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    run: (task, input, handedOver = []) => line.pass(() => runNow(task, input, handedOver)),
    load: line.load,
    stop: async () => {
      stopped = true;
      await (await opened)?.destroy();
    },
  };
}

/** The error of a task under our name for it; the task's own failure as it is. */
function reasonOf(task: string, cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  const { code = "" } = cause as NodeJS.ErrnoException;
  // a stack, a text or a list became too large
  if (code === "ERR_WORKER_OUT_OF_MEMORY" || cause instanceof RangeError)
    return new WorkFailed(task, "memory", { cause });
  return cause.message.startsWith("worker exited") ? new WorkFailed(task, "thread", { cause }) : cause;
}
