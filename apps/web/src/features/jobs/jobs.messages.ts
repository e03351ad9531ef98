import { en } from "./jobs.en.ts";
import { th } from "./jobs.th.ts";

export const jobsMessages = { th, en };
