import { en } from "./clocks.en.ts";
import { th } from "./clocks.th.ts";

export const clocksMessages = { th, en };
