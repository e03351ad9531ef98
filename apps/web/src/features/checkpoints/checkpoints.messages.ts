import { en } from "./checkpoints.en.ts";
import { th } from "./checkpoints.th.ts";

export const checkpointsMessages = { th, en };
