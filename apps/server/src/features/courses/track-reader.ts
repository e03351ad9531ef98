import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { InvalidInput } from "../../http/refusals.ts";
import { createWorkQueue } from "../../lib/work-queue.ts";
import type { TrackOfFile } from "./read-track.ts";
import type { WorkerAnswer } from "./read-track.worker.ts";

/** Twice what the largest file that is taken needs. */
const resourceLimits = { maxOldGenerationSizeMb: 1_024, stackSizeMb: 4 };
const patienceMs = 30_000;

export type ReadTrackFile = (file: Uint8Array) => Promise<TrackOfFile>;

/**
 * Reads tracks from files in a thread of their own, one at a time: a large file takes seconds, in which the server goes
 * on answering, and one that is made to take all memory or for ever ends that thread alone.
 */
export function createTrackReader(): ReadTrackFile {
  const queue = createWorkQueue({ atOnce: 1, waiting: 10 });

  return (file) =>
    queue(async () => {
      const answer = await askWorker(file);
      if ("track" in answer) return answer.track;
      const { problem, point } = answer;
      throw new InvalidInput([{ path: point === undefined ? "file" : `file.points.${point}`, code: problem }]);
    });
}

async function askWorker(file: Uint8Array): Promise<WorkerAnswer> {
  const worker = new Worker(new URL("./read-track.worker.ts", import.meta.url), { workerData: file, resourceLimits });
  try {
    const [answer] = (await once(worker, "message", { signal: AbortSignal.timeout(patienceMs) })) as [WorkerAnswer];
    return answer;
  } catch (error) {
    if (!isExhausted(error)) throw error;
    return { problem: "gpx_too_complex", point: undefined };
  } finally {
    await worker.terminate();
  }
}

/** Out of memory, of stack, of time. */
function isExhausted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === "ERR_WORKER_OUT_OF_MEMORY" || error.name === "AbortError" || error instanceof RangeError;
}
