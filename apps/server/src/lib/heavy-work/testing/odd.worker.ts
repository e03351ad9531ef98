import type { Answer } from "../task.ts";
import type { oddTask } from "./odd-task.ts";

/** Does what a task must not do. */
export const answer: Answer<typeof oddTask> = async ({ what, bytes }) => {
  if (what === "all memory") {
    const kept: number[][] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => at));
  }
  if (what === "the whole stack") return deeper(0);
  if (what === "all time") for (;;);
  if (what === "dies") process.exit(3);
  if (what === "throws") throw new Error("a fault of ours");
  return bytes?.byteLength ?? 0;
};

function deeper(level: number): number {
  return deeper(level + 1) + 1;
}
