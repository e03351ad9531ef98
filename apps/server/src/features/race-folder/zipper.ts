import type { FolderProblem } from "@time-event/contract/race-folder";
import type { Task } from "../../lib/heavy-work/task.ts";
import type { WorkerPool } from "../../lib/heavy-work/worker-pool.ts";

interface Unpacking {
  readonly zip: Uint8Array;
  readonly folder: string;
}

interface Unpacked {
  /** Names of the files that are no part of a race. */
  readonly unusedFiles: string[];
  readonly problems: readonly FolderProblem[];
  readonly problemCount: number;
}

export const unpackTask: Task<Unpacking, Unpacked> = {
  name: "unpack-race",
  program: new URL("./unpack-race.worker.ts", import.meta.url),
  longestMs: 60_000,
};

export const packTask: Task<string, Uint8Array> = {
  name: "pack-race",
  program: new URL("./pack-race.worker.ts", import.meta.url),
  longestMs: 120_000,
};

/** Race folders as ZIP files. */
export interface Zipper {
  /** Unpacks into an empty folder; the caller's bytes are moved away. */
  unpack(zip: Uint8Array, folder: string): Promise<Unpacked>;
  pack(folder: string): Promise<Uint8Array>;
}

export function createZipper(pool: WorkerPool): Zipper {
  return {
    unpack: (zip, folder) => pool.run(unpackTask, { zip, folder }, [zip]),
    pack: (folder) => pool.run(packTask, folder),
  };
}
