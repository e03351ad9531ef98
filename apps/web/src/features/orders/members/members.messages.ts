import { en } from "./members.en.ts";
import { th } from "./members.th.ts";

export const memberMessages = { th, en };
