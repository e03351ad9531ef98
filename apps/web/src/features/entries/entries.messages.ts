import { en } from "./entries.en.ts";
import { th } from "./entries.th.ts";

export const entriesMessages = { th, en };
