import { en } from "./waiting-lines.en.ts";
import { th } from "./waiting-lines.th.ts";

export const waitingLinesMessages = { th, en };
