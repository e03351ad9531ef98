import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Task } from "../heavy-work/task.ts";
import type { WorkerPool } from "../heavy-work/worker-pool.ts";

export const paintDrawingTask: Task<string, Uint8Array> = {
  name: "drawing",
  program: new URL("./paint-drawing.worker.ts", import.meta.url),
  longestMs: 10_000,
  nativeCode: () => import("@resvg/resvg-js"),
};

/** Paints drawings. */
export interface Drawings {
  /** An SVG, whose texts are in Sarabun, as PNG; the same drawing is painted once. */
  paint(svg: string): Promise<Buffer>;
}

/** Some hundred pictures. */
export const keptPictureBytes = 8_000_000;

export function createDrawings(workers: WorkerPool): Drawings {
  const painted = new LRUCache<string, Buffer>({
    maxSize: keptPictureBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return {
    paint: async (svg) => {
      const key = createHash("sha256").update(svg).digest("base64");
      const known = painted.get(key);
      if (known) return known;
      const bytes = await workers.run(paintDrawingTask, svg);
      const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      painted.set(key, picture);
      return picture;
    },
  };
}
