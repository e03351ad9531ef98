import { en } from "./event-zone.en.ts";
import { th } from "./event-zone.th.ts";

export const eventZoneMessages = { th, en };
