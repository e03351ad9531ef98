import { en } from "./event-types.en.ts";
import { th } from "./event-types.th.ts";

export const eventTypeMessages = { th, en };
