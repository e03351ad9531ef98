import type { Task } from "../heavy-work/task.ts";
import { WorkFailed, type WorkerPool } from "../heavy-work/worker-pool.ts";
import type { PictureProblem } from "./open-picture.ts";
import { isHeic } from "./picture-format.ts";
import type { Redrawing } from "./redraw.ts";

type Redrawn = { readonly bytes: Uint8Array } | { readonly problem: PictureProblem | "picture_heic" };

export const redrawTask: Task<Redrawing & { readonly file: Uint8Array }, Redrawn> = {
  name: "redraw-picture",
  program: new URL("./redraw.worker.ts", import.meta.url),
  longestMs: 30_000,
  // its decoders belong to the whole process: they stay loaded while threads start and end
  nativeCode: () => import("sharp"),
};

/** Draws an uploaded picture again in a thread; the caller's bytes are moved away. */
export async function redrawInPool(pool: WorkerPool, file: Uint8Array, how: Redrawing): Promise<Redrawn> {
  if (isHeic(file)) return { problem: "picture_heic" };
  return pool.run(redrawTask, { file, ...how }, [file]).catch((error: unknown) => {
    if (error instanceof WorkFailed) return { problem: "picture_too_large" } as const;
    throw error;
  });
}
