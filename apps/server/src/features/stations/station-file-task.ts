import type { Task } from "../../lib/heavy-work/task.ts";
import { WorkFailed, type WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import type { StationFile } from "./read-station-file.ts";

export const readStationFileTask: Task<Uint8Array, StationFile | null> = {
  name: "read-station-file",
  program: new URL("./read-station-file.worker.ts", import.meta.url),
  longestMs: 30_000,
};

/** Reads a file of a marshal's page in a thread: ten million brackets take seconds. @returns null: it is no such file */
export async function readStationFileInPool(pool: WorkerPool, bytes: Uint8Array): Promise<StationFile | null> {
  return pool.run(readStationFileTask, bytes, [bytes]).catch((error: unknown) => {
    if (error instanceof WorkFailed) return null;
    throw error;
  });
}
