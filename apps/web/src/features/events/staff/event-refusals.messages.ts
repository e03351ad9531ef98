import { en } from "./event-refusals.en.ts";
import { th } from "./event-refusals.th.ts";

export const eventRefusalMessages = { th, en };
