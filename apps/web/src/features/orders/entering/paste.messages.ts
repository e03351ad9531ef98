import { en } from "./paste.en.ts";
import { th } from "./paste.th.ts";

export const pasteMessages = { th, en };
