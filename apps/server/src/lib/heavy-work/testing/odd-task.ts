import type { Task } from "../task.ts";

interface Odd {
  readonly what: "all memory" | "the whole stack" | "all time" | "dies" | "throws" | "counts";
  readonly bytes?: Uint8Array;
}

/** Counts bytes, or does what a task must not do. */
export const oddTask: Task<Odd, number> = {
  name: "odd",
  program: new URL("./odd.worker.ts", import.meta.url),
  // no busy machine makes a task slower than that
  longestMs: 25_000,
};

/** The same, for those that take all time. */
export const hastyTask: typeof oddTask = { ...oddTask, longestMs: 1_500 };
