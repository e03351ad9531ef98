import type { Answer } from "../../lib/heavy-work/task.ts";
import { BadPicture } from "../../lib/pictures/open-picture.ts";
import { drawOriginal, drawShown, firstCrop } from "./draw-pictures.ts";
import type { drawUploadTask } from "./painter.ts";

export const answer: Answer<typeof drawUploadTask> = async ({ file, kind }) => {
  try {
    const original = await drawOriginal(file, kind);
    const crop = firstCrop(original, kind);
    return { drawn: { original, crop, shown: await drawShown(original, crop, kind) } };
  } catch (error) {
    if (error instanceof BadPicture) return { problem: error.problem };
    throw error;
  }
};
