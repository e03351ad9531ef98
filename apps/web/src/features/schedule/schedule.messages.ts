import { en } from "./schedule.en.ts";
import { th } from "./schedule.th.ts";

export const scheduleMessages = { th, en };
