import { type Crop, type ImageKind, imageUpload, type PictureProblem } from "@time-event/contract/images";
import { Refused } from "../../http/refusals.ts";
import type { Task } from "../../lib/heavy-work/task.ts";
import { WorkFailed, type WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import type { Original, Shown } from "./draw-pictures.ts";

/** A picture as it is stored, with the part that is shown before anybody chooses one. */
interface Drawn {
  readonly original: Original;
  readonly crop: Crop | null;
  readonly shown: Shown;
}

/** Its decoders belong to the whole process: they stay loaded while threads start and end. */
const nativeCode = () => import("sharp");
const longestMs = 60_000;

interface Upload {
  readonly file: Uint8Array;
  readonly kind: ImageKind;
}

export const drawUploadTask: Task<Upload, { readonly drawn: Drawn } | { readonly problem: PictureProblem }> = {
  name: "draw-picture",
  program: new URL("./draw-upload.worker.ts", import.meta.url),
  longestMs,
  nativeCode,
};

interface Part {
  readonly original: Original;
  readonly kind: ImageKind;
  readonly crop: Crop | null;
}

export const drawPartTask: Task<Part, Shown> = {
  name: "draw-picture-part",
  program: new URL("./draw-part.worker.ts", import.meta.url),
  longestMs,
  nativeCode,
};

export interface Painter {
  /**
   * Redraws an uploaded file; the caller's bytes are moved away.
   * @throws Refused with a word of `PictureProblem`
   */
  draw(file: Uint8Array, kind: ImageKind): Promise<Drawn>;
  drawPart(original: Original & { readonly kind: ImageKind }, crop: Crop | null): Promise<Shown>;
}

export function createPainter(pool: WorkerPool): Painter {
  return {
    draw: async (file, kind) => {
      const answer = await pool.run(drawUploadTask, { file, kind }, [file]).catch((error: unknown) => {
        if (error instanceof WorkFailed) return { problem: "picture_too_large" } as const;
        throw error;
      });
      if ("drawn" in answer) return answer.drawn;
      throw new Refused(imageUpload, [{ path: "file", code: answer.problem }]);
    },
    drawPart: ({ kind, ...original }, crop) => pool.run(drawPartTask, { original, kind, crop }, [original.bytes]),
  };
}
