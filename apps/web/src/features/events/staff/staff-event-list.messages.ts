import { en } from "./staff-event-list.en.ts";
import { th } from "./staff-event-list.th.ts";

export const staffEventListMessages = { th, en };
