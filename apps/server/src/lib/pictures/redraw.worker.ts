import type { Answer } from "../heavy-work/task.ts";
import { BadPicture } from "./open-picture.ts";
import { redraw } from "./redraw.ts";
import type { redrawTask } from "./redraw-task.ts";

export const answer: Answer<typeof redrawTask> = async ({ file, ...how }) => {
  try {
    return { bytes: await redraw(file, how) };
  } catch (error) {
    if (error instanceof BadPicture) return { problem: error.problem };
    throw error;
  }
};
