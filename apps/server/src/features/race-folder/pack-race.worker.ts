import { moved } from "../../lib/heavy-work/moved.ts";
import type { Answer } from "../../lib/heavy-work/task.ts";
import { packFolder } from "./race-zip.ts";
import type { packTask } from "./zipper.ts";

export const answer: Answer<typeof packTask> = async (folder) => {
  const bytes = await packFolder(folder);
  return moved(bytes, [bytes]);
};
