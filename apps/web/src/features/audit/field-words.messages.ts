import { en } from "./field-words.en.ts";
import { th } from "./field-words.th.ts";

export const fieldWords = { th, en };
