import type { Answer } from "../../lib/heavy-work/task.ts";
import { BadPicture } from "../../lib/pictures/open-picture.ts";
import { drawDocument } from "./draw-document.ts";
import type { drawDocumentTask } from "./read-document.ts";

export const answer: Answer<typeof drawDocumentTask> = async ({ file }) => {
  try {
    return { bytes: await drawDocument(file) };
  } catch (error) {
    if (error instanceof BadPicture) return { problem: error.problem };
    throw error;
  }
};
