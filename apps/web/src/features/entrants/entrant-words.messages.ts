import { en } from "./entrant-words.en.ts";
import { th } from "./entrant-words.th.ts";

export const entrantWords = { th, en };
