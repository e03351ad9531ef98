import type { Answer } from "../../lib/heavy-work/task.ts";
import { readStationFile } from "./read-station-file.ts";
import type { readStationFileTask } from "./station-file-task.ts";

export const answer: Answer<typeof readStationFileTask> = readStationFile;
