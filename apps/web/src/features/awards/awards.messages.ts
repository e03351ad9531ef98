import { en } from "./awards.en.ts";
import { th } from "./awards.th.ts";

export const awardsMessages = { th, en };
