import { BadPicture } from "../../lib/pictures/open-picture.ts";
import type { Answer } from "../../lib/heavy-work/task.ts";
import { readSlip, SeveralCodes } from "./read-slip.ts";
import type { readSlipTask } from "./slip-reader.ts";

export const answer: Answer<typeof readSlipTask> = async ({ file }) => {
  try {
    return { drawn: await readSlip(file) };
  } catch (error) {
    if (error instanceof BadPicture) return { problem: error.problem };
    if (error instanceof SeveralCodes) return { problem: "several_codes" };
    throw error;
  }
};
