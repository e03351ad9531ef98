import { en } from "./entry-words.en.ts";
import { th } from "./entry-words.th.ts";

export const entryWords = { th, en };
