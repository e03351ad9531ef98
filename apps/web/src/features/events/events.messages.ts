import { en } from "./events.en.ts";
import { th } from "./events.th.ts";

export const eventMessages = { th, en };
