import { en } from "./action-words.en.ts";
import { th } from "./action-words.th.ts";

export const actionWords = { th, en };
