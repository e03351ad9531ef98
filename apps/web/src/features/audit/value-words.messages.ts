import { en } from "./value-words.en.ts";
import { th } from "./value-words.th.ts";

export const valueWords = { th, en };
