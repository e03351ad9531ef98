import { en } from "./asked.en.ts";
import { th } from "./asked.th.ts";

export const askedMessages = { th, en };
