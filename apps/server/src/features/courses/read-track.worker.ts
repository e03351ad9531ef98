import type { Answer } from "../../lib/heavy-work/task.ts";
import { BadGpx } from "./gpx-problem.ts";
import { readTrack } from "./read-track.ts";
import type { readTrackTask } from "./track-reader.ts";

export const answer: Answer<typeof readTrackTask> = (file) => {
  try {
    return { track: readTrack(file) };
  } catch (error) {
    // an error's class would get lost on the way between threads
    if (error instanceof BadGpx) return { problem: error.problem, point: error.point };
    throw error;
  }
};
