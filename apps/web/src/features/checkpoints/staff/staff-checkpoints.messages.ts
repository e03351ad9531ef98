import { en } from "./staff-checkpoints.en.ts";
import { th } from "./staff-checkpoints.th.ts";

export const staffCheckpointsMessages = { th, en };
