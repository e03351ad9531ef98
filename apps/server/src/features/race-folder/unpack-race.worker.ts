import type { Answer } from "../../lib/heavy-work/task.ts";
import { createProblemList } from "./folder-problems.ts";
import { unpackRace } from "./race-zip.ts";
import type { unpackTask } from "./zipper.ts";

export const answer: Answer<typeof unpackTask> = async ({ zip, folder }) => {
  const problems = createProblemList();
  const unusedFiles = await unpackRace(zip, folder, problems);
  return { unusedFiles, problems: problems.first, problemCount: problems.count() };
};
