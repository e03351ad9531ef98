import { en } from "./event-details.en.ts";
import { th } from "./event-details.th.ts";

export const eventDetailsMessages = { th, en };
