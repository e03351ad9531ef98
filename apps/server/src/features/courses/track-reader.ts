import { courseUpload } from "@time-event/contract/courses";
import { Refused } from "../../http/refusals.ts";
import type { Task } from "../../lib/heavy-work/task.ts";
import { WorkFailed, type WorkerPool } from "../../lib/heavy-work/worker-pool.ts";
import type { BadGpx } from "./gpx-problem.ts";
import type { TrackOfFile } from "./read-track.ts";

type TrackAnswer = { readonly track: TrackOfFile } | Pick<BadGpx, "problem" | "point">;

export const readTrackTask: Task<Uint8Array, TrackAnswer> = {
  name: "read-track",
  program: new URL("./read-track.worker.ts", import.meta.url),
  longestMs: 30_000,
};

export type ReadTrackFile = (file: Uint8Array) => Promise<TrackOfFile>;

/** Reads tracks from files; the caller's bytes are moved away. A large file takes seconds. */
export function createTrackReader(pool: WorkerPool): ReadTrackFile {
  return async (file) => {
    const answer = await pool.run(readTrackTask, file, [file]).catch((error: unknown): TrackAnswer => {
      if (!(error instanceof WorkFailed)) throw error;
      return { problem: "gpx_too_complex", point: undefined };
    });
    if ("track" in answer) return answer.track;
    const { problem, point } = answer;
    throw new Refused(courseUpload, [{ path: point === undefined ? "file" : `file.points.${point}`, code: problem }]);
  };
}
