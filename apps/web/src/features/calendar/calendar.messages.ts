import { en } from "./calendar.en.ts";
import { th } from "./calendar.th.ts";

export const calendarMessages = { th, en };
