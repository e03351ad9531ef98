import { webImagesSave } from "@time-event/contract/transfers";
import { Refused } from "../../http/refusals.ts";
import type { Task } from "../../lib/heavy-work/task.ts";
import { WorkFailed, type WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import type { PictureProblem } from "../../lib/pictures/open-picture.ts";
import { isHeic } from "../../lib/pictures/picture-format.ts";
import type { DrawnSlip } from "./read-slip.ts";

interface Upload {
  readonly file: Uint8Array;
}

export const readSlipTask: Task<
  Upload,
  { readonly drawn: DrawnSlip } | { readonly problem: PictureProblem | "several_codes" }
> = {
  name: "read-slip",
  program: new URL("./read-slip.worker.ts", import.meta.url),
  longestMs: 30_000,
  // its decoders belong to the whole process: they stay loaded while threads start and end
  nativeCode: () => import("sharp"),
};

/** Redraws an uploaded slip and reads its code; the caller's bytes are moved away. @throws Refused */
export type ReadSlip = (file: Uint8Array) => Promise<DrawnSlip>;

export function createSlipReader(pool: WorkerPool): ReadSlip {
  return async (file) => {
    if (isHeic(file)) throw new Refused(webImagesSave, [{ path: "file", code: "picture_heic" }]);
    const answer = await pool.run(readSlipTask, { file }, [file]).catch((error: unknown) => {
      if (error instanceof WorkFailed) return { problem: "picture_too_large" } as const;
      throw error;
    });
    if ("drawn" in answer) return answer.drawn;
    throw new Refused(webImagesSave, [{ path: "file", code: answer.problem }]);
  };
}
