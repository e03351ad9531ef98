import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Piscina } from "piscina";
import { Unavailable } from "../unavailable.ts";
import { createLine } from "./line.ts";
import { movableMemory } from "./moved.ts";
import type { Task } from "./task.ts";

/** Threads for heavy work: so many at once, each within its limits, and a line of bounded length before them. */
export interface WorkerPool {
  /**
   * Does a task in a thread.
   * @param handedOver bytes of the input that nobody reads any more: large ones are moved instead of copied
   * @throws WorkFailed; Unavailable (503) when the line is full or the server stops
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input, handedOver?: readonly Uint8Array[]): Promise<Output>;
  load(): { readonly running: number; readonly waiting: number };
  /** Ends what is under way. */
  stop(): Promise<void>;
}

export interface PoolLimits {
  readonly threads: number;
  readonly waiting: number;
  /** Of the JavaScript of one thread; what native code takes is for its caller to bound. */
  readonly heapMb: number;
  /** How long a thread without work is kept, with the code that it has loaded. */
  readonly idleMs: number;
}

/** Why a task came to no end: it took more memory or time than it may, or its thread died under it. */
export class WorkFailed extends Unavailable {
  readonly limit: "memory" | "time" | "thread";

  constructor(task: string, limit: WorkFailed["limit"], options?: ErrorOptions) {
    super(`${task} came to no end: ${limit}`, options);
    this.limit = limit;
  }
}

const usual: PoolLimits = {
  // one that takes minutes leaves a place to the others; more than four only take memory
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

  // Piscina's own queue is left empty: with abort signals it has no bound, and what waits in it for a thread that dies
  // is forgotten.
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

/** The error of a task as we name it; its own failure as it is. */
function reasonOf(task: string, cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  const { code = "" } = cause as NodeJS.ErrnoException;
  // a stack, a text or a list that got too large
  if (code === "ERR_WORKER_OUT_OF_MEMORY" || cause instanceof RangeError)
    return new WorkFailed(task, "memory", { cause });
  return cause.message.startsWith("worker exited") ? new WorkFailed(task, "thread", { cause }) : cause;
}
