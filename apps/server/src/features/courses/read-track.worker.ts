import { parentPort, workerData } from "node:worker_threads";
import { BadGpx } from "./gpx-problem.ts";
import { readTrack, type TrackOfFile } from "./read-track.ts";

/** What the thread answers with: an error's class would not survive the way between threads. */
export type WorkerAnswer =
  { readonly track: TrackOfFile } | { readonly problem: BadGpx["problem"]; readonly point: number | undefined };

function answer(file: Uint8Array): WorkerAnswer {
  try {
    return { track: readTrack(file) };
  } catch (error) {
    if (error instanceof BadGpx) return { problem: error.problem, point: error.point };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData as Uint8Array));
